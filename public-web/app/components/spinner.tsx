/** Something is on its way; the label is for those who do not see the wheel turn. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="flex min-h-64 flex-col items-center justify-center gap-4">
      <span className="spinner" />
      <p className="font-bold">{label}</p>
    </div>
  );
}
