type Props = { figures: readonly { figure: string; meaning: string }[]; className: string };

/** Large numbers, each with its meaning. */
export function Figures({ figures, className }: Props) {
  return (
    <dl className={`grid gap-5 ${className}`}>
      {figures.map(({ figure, meaning }) => (
        <div key={`${figure} ${meaning}`} className="flex flex-col-reverse justify-end border-t-4 border-ink pt-3">
          <dt>{meaning}</dt>
          <dd className="font-display text-section text-sentir-deep">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
