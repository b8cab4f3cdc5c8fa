/** Says under a field what is wrong with it; in the yellow footer on a paper of its own, so that it can be read. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  const shown =
    'mt-1.5 w-fit font-bold text-sentir-deep in-[.bg-imaginar]:rounded-md in-[.bg-imaginar]:bg-white in-[.bg-imaginar]:px-3 in-[.bg-imaginar]:py-0.5';
  return (
    <p id={id} aria-live="polite" className={children ? shown : undefined}>
      {children}
    </p>
  );
}
