/** Says that a list holds nothing. */
export function EmptyNote({ children }: { children: string }) {
  return <p className="cut border-3 border-dashed border-line p-6 text-lead">{children}</p>;
}
