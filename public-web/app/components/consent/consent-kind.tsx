type Props = { name: string; texts: { label: string; hint: string }; checked: boolean; disabled?: boolean };

/** One kind of cookies, to allow or not. */
export function ConsentKind({ name, texts, checked, disabled = false }: Props) {
  return (
    <label className="flex items-start gap-3">
      <input
        type="checkbox"
        name={name}
        defaultChecked={checked}
        disabled={disabled}
        className="mt-0.5 size-6 shrink-0 accent-ink"
      />
      <span>
        <strong>{texts.label}.</strong> {texts.hint}
      </span>
    </label>
  );
}
