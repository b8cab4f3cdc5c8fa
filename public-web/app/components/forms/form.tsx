import { useEffect, useRef } from 'react';
import { formTexts } from '~/content/forms/texts';
import type { FormDefinition } from '~/content/schemas/form';
import { site } from '~/content/site';
import { useHydrated } from '~/lib/use-hydrated';
import { CaptchaField } from './captcha-field';
import { ErrorSummary } from './error-summary';
import { Field } from './field';
import { useErrorTitle } from './use-error-title';
import { useForm } from './use-form';
import { CAPTCHA_FIELD } from './validate';

/**
 * Any of the site's forms, from its definition.
 * @param idPrefix keeps ids apart where the same form stands twice on a page
 */
export function Form({ definition, idPrefix = definition.id }: { definition: FormDefinition; idPrefix?: string }) {
  const hydrated = useHydrated();
  const form = useForm(definition);
  const notice = useRef<HTMLDivElement>(null);
  const busy = form.phase === 'busy';
  const wrong = form.failure !== undefined || (form.attempt > 0 && Object.keys(form.errors).length > 0);
  useErrorTitle(wrong);

  useEffect(() => {
    if (form.attempt > 0) notice.current?.focus();
  }, [form.attempt]);

  return (
    <div>
      <div ref={notice} tabIndex={-1} className="cut focus:outline-none">
        {wrong && (
          <ErrorSummary
            title={form.failure ?? definition.messages.invalid}
            definition={definition}
            errors={form.errors}
            idPrefix={idPrefix}
          />
        )}
        <div role="status">
          {form.phase === 'done' && (
            <p className="cut mb-6 border-3 border-fazer-deep bg-fazer-tint p-5 text-lead font-bold">
              {definition.messages.success}
            </p>
          )}
        </div>
      </div>
      <form
        key={form.round}
        noValidate
        aria-busy={busy}
        onSubmit={(event) => void form.submit(event)}
        className="@container"
      >
        <div className="grid gap-5 @lg:grid-cols-2">
          {definition.fields.map((field) => (
            <div key={field.name} className={field.half ? '' : '@lg:col-span-2'}>
              <Field
                field={field}
                id={`${idPrefix}-${field.name}`}
                error={form.errors[field.name]}
                progress={busy ? form.progress : undefined}
                onError={(sentence) => form.setFieldError(field.name, sentence)}
              />
            </div>
          ))}
          {definition.captcha && (
            <div className="@lg:col-span-2">
              <CaptchaField
                key={form.captchaRound}
                id={`${idPrefix}-${CAPTCHA_FIELD}`}
                error={form.errors[CAPTCHA_FIELD]}
              />
            </div>
          )}
        </div>
        <noscript>
          <p className="mt-5 font-bold">
            {formTexts.noScript} <a href={`mailto:${site.email}`}>{site.email}</a>.
          </p>
        </noscript>
        <button type="submit" className="button mt-6" disabled={busy || !hydrated}>
          {busy ? definition.submit.busy : definition.submit.idle}
        </button>
      </form>
    </div>
  );
}
