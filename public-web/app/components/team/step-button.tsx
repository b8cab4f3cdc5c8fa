type Props = { label: string; stopped: boolean; onPress: () => void };

/** Moves a carousel by one. At an end it is disabled without losing the focus, so that the keyboard stays where it is. */
export function StepButton({ label, stopped, onPress }: Props) {
  return (
    <button
      type="button"
      aria-disabled={stopped}
      onClick={stopped ? undefined : onPress}
      className="button aria-disabled:cursor-default aria-disabled:border-ink-soft aria-disabled:bg-ink-soft"
    >
      {label}
    </button>
  );
}
