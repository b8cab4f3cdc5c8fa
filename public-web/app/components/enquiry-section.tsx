import type { FormDefinition } from '~/content/types/form';
import { Form } from './forms/form';

type Props = { title: string; lead: string; form: FormDefinition };

/** Shows the enquiry form at the end of a service's page, over the whole width of the content. */
export function EnquirySection({ title, lead, form }: Props) {
  return (
    <section aria-labelledby="pedir" className="grid gap-x-20 gap-y-7 lg:grid-cols-[1fr_1.8fr]">
      <div>
        <h2 id="pedir" className="text-section">
          {title}
        </h2>
        <p className="mt-3">{lead}</p>
      </div>
      <Form definition={form} />
    </section>
  );
}
