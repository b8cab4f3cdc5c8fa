import { samples } from '~/content/samples';

/** Says that what is shown only stands in for the association's own content. */
export function SampleNote({ children = samples.note }: { children?: string }) {
  return <p className="cut-small border-3 border-dashed border-line bg-card p-4 text-ink">{children}</p>;
}
