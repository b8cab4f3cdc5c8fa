import { sessoes } from '@contract/pages/sessoes';
import { EnquiryPage } from '~/components/enquiry-page';
import { sessions } from '~/content/sessions';
import { useWords } from '~/lib/words/use-words';

export default function Sessoes() {
  return <EnquiryPage enquiry={sessions} words={useWords(sessoes)} />;
}
