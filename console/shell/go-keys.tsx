import { useNavigate } from 'react-router';
import { useShortcut } from '#console/ui/use-shortcut.ts';
import type { Area } from './area.ts';

/** `g` and a letter go to a part of the desk. */
export function GoKeys({ areas }: { areas: readonly Area[] }) {
  return areas.map((area) => <GoKey key={area.path} area={area} />);
}

function GoKey({ area: { key, label, path } }: { area: Area }) {
  const navigate = useNavigate();
  useShortcut(`g ${key}`, `Go to ${label}`, () => void navigate(`/${path}`), { group: 'Go to' });
  return null;
}
