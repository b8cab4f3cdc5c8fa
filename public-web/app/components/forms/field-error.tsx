/** What is wrong with a field, under it. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return (
    <p id={id} aria-live="polite" className={children ? 'mt-1.5 font-bold text-sentir-deep' : undefined}>
      {children}
    </p>
  );
}
