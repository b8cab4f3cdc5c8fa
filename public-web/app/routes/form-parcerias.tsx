import { FormPage } from '~/components/form-page';
import { partnershipContact } from '~/content/partnership-contact';

export default function FormParcerias() {
  return <FormPage page={partnershipContact} />;
}
