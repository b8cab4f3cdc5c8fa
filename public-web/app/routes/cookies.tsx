import { PolicyPage } from '~/components/policy-page';
import { cookies } from '~/content/cookies';

export default function Cookies() {
  return <PolicyPage policy={cookies} />;
}
