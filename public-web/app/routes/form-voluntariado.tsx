import { FormPage } from '~/components/form-page';
import { volunteerApplication } from '~/content/volunteer-application';

export default function FormVoluntariado() {
  return <FormPage page={volunteerApplication} />;
}
