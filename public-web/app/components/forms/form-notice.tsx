import { Link } from 'react-router';
import type { FormDefinition } from '~/content/types/form';
import { Unbroken } from '~/components/unbroken';
import { layout } from '~/content/layout';

/** Says what becomes of the answers, where the form has no box that accepts it. */
export function FormNotice({ notice: { text, link } }: Required<Pick<FormDefinition, 'notice'>>) {
  return (
    <p className="text-small @lg:col-span-2">
      <Unbroken>{text}</Unbroken>{' '}
      <Link to={link.to} className="link" target="_blank">
        {link.label}
        <span className="sr-only"> {layout.newTab}</span>
      </Link>
    </p>
  );
}
