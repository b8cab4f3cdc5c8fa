import { EnquiryPage } from '~/components/enquiry-page';
import { trainings } from '~/content/trainings';

export default function Formacoes() {
  return <EnquiryPage enquiry={trainings} />;
}
