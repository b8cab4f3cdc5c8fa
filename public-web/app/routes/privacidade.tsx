import { PolicyPage } from '~/components/policy-page';
import { privacy } from '~/content/privacy';

export default function Privacidade() {
  return <PolicyPage policy={privacy} />;
}
