/** The field's name on the wire: none that a browser or a password manager knows how to fill. */
export const TRAP_FIELD = 'pagina';

/** A field that people never meet, by eye, keyboard, screen reader or autofill, and that a machine fills in. */
export function Trap({ id }: { id: string }) {
  return (
    <div aria-hidden="true" inert className="sr-only">
      <label htmlFor={id}>Deixe este campo vazio</label>
      <input
        id={id}
        name={TRAP_FIELD}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
      />
    </div>
  );
}
