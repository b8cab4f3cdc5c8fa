import { EnquiryPage } from '~/components/enquiry-page';
import { sessions } from '~/content/sessions';

export default function Sessoes() {
  return <EnquiryPage enquiry={sessions} />;
}
