import { Door } from './door.tsx';
import SignIn from './sign-in.tsx';

/** Before anybody has signed in. */
export default function SignInPage() {
  return (
    <Door title="Sign in">
      <SignIn />
    </Door>
  );
}
