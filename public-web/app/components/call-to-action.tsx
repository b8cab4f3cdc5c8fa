import { Link } from 'react-router';
import { Arrow } from './arrow';
import { Collage } from './art/collage';
import type { PictureName } from './art/picture-sizes';
import type { Step } from '~/content/types/step';
import { stepClasses } from '~/lib/records/step-classes';

type Props = {
  title: string;
  text?: string;
  action: { label: string; to: string };
  colour: Step;
  picture: PictureName;
};

/** A large coloured sheet that asks for one thing. */
export function CallToAction({ title, text, action, colour, picture }: Props) {
  return (
    <section
      className={`cut-large lift grid items-center gap-6 overflow-hidden p-7 sm:p-10 md:grid-cols-[1.5fr_1fr] lg:p-14 ${stepClasses[colour].solid}`}
    >
      <div>
        <h2 className="text-section">{title}</h2>
        {text && <p className="mt-4 max-w-[34rem] text-lead">{text}</p>}
        <Link to={action.to} className="button mt-7">
          {action.label}
          <Arrow />
        </Link>
      </div>
      <Collage name={picture} className="mx-auto w-full max-w-72" />
    </section>
  );
}
