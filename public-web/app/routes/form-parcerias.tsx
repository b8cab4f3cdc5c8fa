import { formParcerias } from '@contract/pages/form-parcerias';
import { FormPage } from '~/components/form-page';
import { partnershipContact } from '~/content/partnership-contact';
import { useWords } from '~/lib/words/use-words';

export default function FormParcerias() {
  return <FormPage page={partnershipContact} words={useWords(formParcerias)} />;
}
