import { Form } from 'react-router';
import { projectSteps, stepNames } from '@contract/project';
import { mural } from '~/content/mural';
import { Chevron } from '~/components/chevron';
import type { FiltrosMural } from '~/lib/records/mural';
import { schoolYear } from '~/lib/records/school-year';
import { stepClasses } from '~/lib/records/step-classes';
import { wallAddress, type WallFilters } from '~/lib/records/wall-filters';

const { filters: texts } = mural;

type Props = { filters: WallFilters; choices: FiltrosMural };

/**
 * Asks which projects to show, by a form that any browser sends without a script. On a phone it is folded behind a line
 * that says what is asked.
 */
export function WallForm({ filters, choices }: Props) {
  const { ano, passo, premio, distrito, distinguidos } = filters;
  const steps = choices.passos.filter(({ valor, projetos }) => projetos > 0 || valor === passo);
  const asked = [ano && schoolYear(ano), passo && stepNames[passo], premio, distrito, distinguidos && texts.awarded];
  return (
    // each answer renews the fields, so that they say what is shown, whatever was chosen since
    <details
      key={wallAddress(filters)}
      className="group/menu sm:details-content:[content-visibility:visible] print:hidden"
    >
      {/* the line stays where a browser cannot unfold by style */}
      <summary className="cut flex min-h-13 items-center justify-between gap-4 border-3 border-ink bg-imaginar-tint px-5 pt-2.5 pb-1.5 sm:supports-[selector(::details-content)]:hidden">
        <span className="min-w-0 font-display wrap-break-word">
          {[texts.title, asked.filter(Boolean).join(' · ')].filter(Boolean).join(': ')}
        </span>
        <Chevron />
      </summary>
      <Form
        action="/projetos"
        preventScrollReset
        aria-label={texts.title}
        className="cut-large lift grid gap-x-6 gap-y-5 bg-imaginar-tint p-6 max-sm:mt-4 sm:grid-cols-[1fr_1.4fr_1fr] sm:p-8"
      >
        <Choice
          name="ano"
          label={texts.year}
          any={texts.anyYear}
          chosen={ano}
          of={choices.edicoes}
          shown={schoolYear}
        />
        <Choice name="premio" label={texts.award} any={texts.anyAward} chosen={premio} of={choices.premios} />
        <Choice
          name="distrito"
          label={texts.district}
          any={texts.anyDistrict}
          chosen={distrito}
          of={choices.distritos}
        />
        <fieldset className="min-w-0 sm:col-span-full" hidden={steps.length === 0}>
          <legend className="font-bold">{texts.step}</legend>
          <div className="mt-1.5 flex flex-wrap gap-2.5">
            <Step value="" label={texts.anyStep} isChosen={passo === undefined} className="bg-paper" />
            {steps.map(({ valor, projetos }) => {
              const step = projectSteps.find((one) => one === valor) ?? 'sentir';
              return (
                <Step
                  key={step}
                  value={step}
                  label={`${stepNames[step]} (${projetos})`}
                  isChosen={passo === step}
                  className={stepClasses[step].solid}
                />
              );
            })}
          </div>
        </fieldset>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4 sm:col-span-full">
          <label className="flex min-h-12 items-center gap-3 font-bold">
            <input
              type="checkbox"
              name="distinguidos"
              value="1"
              defaultChecked={distinguidos}
              className="size-6 accent-ink"
            />
            {texts.awarded}
          </label>
          <button type="submit" className="button sm:ml-auto">
            {texts.submit}
          </button>
        </div>
      </Form>
    </details>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  any: string;
  chosen: string | undefined;
  of: FiltrosMural['edicoes'];
  shown?: (value: string) => string;
};

/** A choice of which each says how many projects it finds; one that an address has asked for is there, too. */
function Choice({ name, label, any, chosen, of, shown = (value) => value }: ChoiceProps) {
  const isOffered = chosen === undefined || of.some(({ valor }) => valor === chosen);
  const offered = isOffered ? of : [...of, { valor: chosen, projetos: 0 }];
  const id = `mural-${name}`;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <select id={id} name={name} defaultValue={chosen ?? ''} className="field-input mt-1.5 min-w-0">
        <option value="">{any}</option>
        {offered.map(({ valor, projetos }) => (
          <option key={valor} value={valor}>
            {shown(valor)} ({projetos})
          </option>
        ))}
      </select>
    </div>
  );
}

type StepProps = { value: string; label: string; isChosen: boolean; className: string };

/** A step to choose, as a piece of paper in its colour. */
function Step({ value, label, isChosen, className }: StepProps) {
  return (
    <label
      className={`cut-small flex min-h-12 cursor-pointer items-center gap-2.5 border-3 border-transparent px-4 pt-1 font-display has-checked:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-3 ${className}`}
    >
      <input
        type="radio"
        name="passo"
        value={value}
        defaultChecked={isChosen}
        className="-mt-1 size-5 accent-ink outline-none"
      />
      {label}
    </label>
  );
}
