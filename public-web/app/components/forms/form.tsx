import { Fragment, useEffect, useRef, useState } from 'react';
import { formTexts } from '~/content/forms/texts';
import type { FormDefinition } from '~/content/types/form';
import { useHydrated } from '~/lib/use-hydrated';
import { useOnline } from '~/lib/use-online';
import { CaptchaField } from './captcha-field';
import { ErrorSummary } from './error-summary';
import { askedFields, errorsOfAsked } from './asked-fields';
import { Field } from './field';
import { FormNotice } from './form-notice';
import { NoScript } from './no-script';
import type { Answer } from './post';
import { ShownTexts } from './shown-texts';
import { Trap, TRAP_FIELD } from './trap';
import { useAge } from './use-age';
import { useErrorTitle } from './use-error-title';
import { useForm } from './use-form';
import { CAPTCHA_FIELD } from './validate';
import { YoungNotice } from './young-notice';

type Props = { definition: FormDefinition; idPrefix?: string; onSuccess?: (answer: Answer) => void };

/**
 * Any of the site's forms, from its definition.
 * @param idPrefix keeps ids apart where the same form stands twice on a page
 * @param onSuccess is told what the API answered when it took what was sent
 */
export function Form({ definition, idPrefix = definition.id, onSuccess }: Props) {
  const hydrated = useHydrated();
  const online = useOnline();
  const form = useForm(definition, onSuccess);
  const [waiting, setWaiting] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  const busy = form.phase === 'busy';
  const done = form.phase === 'done';
  const age = useAge(definition, form.round, form.setFieldError);
  const fields = askedFields(definition, age.age);
  const errors = errorsOfAsked(definition, fields, form.errors);
  const heading = form.heading?.alone || Object.keys(errors).length > 0 ? form.heading : undefined;
  useErrorTitle(heading !== undefined);

  useEffect(() => {
    if (form.attempt > 0) notice.current?.focus();
  }, [form.attempt]);

  return (
    <div>
      <div ref={notice} tabIndex={-1} className={`cut ${heading || done ? 'mb-6' : ''}`}>
        {heading && <ErrorSummary heading={heading} definition={definition} errors={errors} idPrefix={idPrefix} />}
        <div role="status">
          {done && (
            <p className="cut border-3 border-fazer-deep bg-fazer-tint p-5 text-lead font-bold">
              {definition.messages.success}
            </p>
          )}
        </div>
      </div>
      {!(done && definition.once) && (
        <form
          key={form.round}
          noValidate
          aria-busy={busy}
          onInput={(event) => {
            form.begin();
            age.read(event);
          }}
          onSubmit={(event) => void form.submit(event)}
          className="@container"
        >
          {definition.screened && <Trap id={`${idPrefix}-${TRAP_FIELD}`} />}
          <ShownTexts texts={definition.texts} />
          <div className="grid gap-5 @lg:grid-cols-2">
            {fields.map((field) => (
              <Fragment key={field.name}>
                <div className={field.half ? '' : '@lg:col-span-2'}>
                  <Field
                    field={field}
                    limits={definition.limits[field.name]}
                    id={`${idPrefix}-${field.name}`}
                    error={form.errors[field.name]}
                    progress={busy ? form.progress : undefined}
                    onError={(sentence) => form.setFieldError(field.name, sentence)}
                    onBusy={setWaiting}
                    onLeave={age.leave}
                  />
                </div>
                {definition.young && field.name === definition.young.after && (
                  <YoungNotice young={definition.young} isShown={fields.some(({ under }) => under !== undefined)} />
                )}
              </Fragment>
            ))}
            {definition.captcha === 'box' && (
              <div className="@lg:col-span-2">
                <CaptchaField
                  key={form.captchaRound}
                  id={`${idPrefix}-${CAPTCHA_FIELD}`}
                  error={form.errors[CAPTCHA_FIELD]}
                />
              </div>
            )}
            {definition.notice && <FormNotice notice={definition.notice} />}
          </div>
          <NoScript />
          <p role="status" className={online ? undefined : 'mt-5 font-bold'}>
            {!online && formTexts.offline}
          </p>
          <button type="submit" className="button mt-6" disabled={busy || waiting || !hydrated}>
            {busy ? definition.submit.busy : waiting ? formTexts.image.busy : definition.submit.idle}
          </button>
        </form>
      )}
    </div>
  );
}
