import { Fragment } from 'react';
import { formTexts } from '~/content/forms/texts';
import { telOf } from '@contract/texts/association';
import { useAssociation } from '~/lib/words/use-words';

/** Other ways to reach the association, for a browser that cannot send the form. */
export function NoScript() {
  const { email, phones } = useAssociation();
  const { why, phone } = formTexts.noScript;
  return (
    <noscript>
      <p className="mt-5 font-bold">
        {why}{' '}
        <a href={`mailto:${email}`} className="link">
          {email}
        </a>
        {phones.slice(0, 1).map(({ number }) => (
          <Fragment key={number}>
            {' '}
            {phone}{' '}
            <a href={`tel:${telOf(number)}`} className="link whitespace-nowrap">
              {number}
            </a>
          </Fragment>
        ))}
        .
      </p>
    </noscript>
  );
}
