import { Fragment } from 'react';
import { formTexts } from '~/content/forms/texts';
import { site } from '~/content/site';

/** Other ways to reach the association, for a browser that cannot send the form. */
export function NoScript() {
  const { why, phone } = formTexts.noScript;
  return (
    <noscript>
      <p className="mt-5 font-bold">
        {why}{' '}
        <a href={`mailto:${site.email}`} className="link">
          {site.email}
        </a>
        {site.phones.slice(0, 1).map(({ number, tel }) => (
          <Fragment key={tel}>
            {' '}
            {phone}{' '}
            <a href={`tel:${tel}`} className="link whitespace-nowrap">
              {number}
            </a>
          </Fragment>
        ))}
        .
      </p>
    </noscript>
  );
}
