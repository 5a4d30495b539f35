import { useSession } from '#console/session/session.tsx';
import { Page } from '#console/ui/page.tsx';

export function Component() {
  const { staff } = useSession();
  return <Page title="My account">{staff.email}</Page>;
}
