import { formVoluntariado } from '@contract/pages/form-voluntariado';
import { FormPage } from '~/components/form-page';
import { volunteerApplication } from '~/content/volunteer-application';
import { filled } from '@contract/texts/association';
import { useAssociation, useWords } from '~/lib/words/use-words';

export default function FormVoluntariado() {
  const { form } = volunteerApplication;
  const association = useAssociation();
  const words = useWords(formVoluntariado);
  const young = form.young && { ...form.young, tooYoung: filled(form.young.tooYoung, association) };
  return <FormPage page={{ ...volunteerApplication, form: { ...form, ...(young && { young }) } }} words={words} />;
}
