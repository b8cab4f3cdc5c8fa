import { formacoes } from '@contract/pages/formacoes';
import { EnquiryPage } from '~/components/enquiry-page';
import { trainings } from '~/content/trainings';
import { useWords } from '~/lib/words/use-words';

export default function Formacoes() {
  return <EnquiryPage enquiry={trainings} words={useWords(formacoes)} />;
}
