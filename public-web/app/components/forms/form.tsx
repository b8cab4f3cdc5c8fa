import { Fragment, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { nextStepsTitle } from '@contract/texts/next-steps';
import { formTexts } from '~/content/forms/texts';
import type { FormDefinition } from '~/content/types/form';
import { countedDays, useAnswerDays } from '~/lib/words/answer-promise';
import { useRootData } from '~/lib/pages/root-data';
import { useHydrated } from '~/lib/browser/use-hydrated';
import { useOnline } from '~/lib/browser/use-online';
import { CaptchaField } from './captcha-field';
import { ErrorSummary } from './error-summary';
import { answeredField, askedFields, errorsOfAsked } from './asked-fields';
import { Field } from './field';
import { FormNotice } from './form-notice';
import { NoScript } from './no-script';
import type { Answer } from './post';
import { RecoveredNotice } from './recovered-notice';
import { ShownTexts } from './shown-texts';
import { Trap, TRAP_FIELD } from './trap';
import { useAge } from './use-age';
import { useErrorTitle } from './use-error-title';
import { useForm } from './use-form';
import { useKeptAnswers } from './use-kept-answers';
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
  const { mailGoesOut } = useRootData();
  const { success, unmailed } = definition.messages;
  const online = useOnline();
  const element = useRef<HTMLFormElement>(null);
  const kept = useKeptAnswers(definition, element, idPrefix);
  const form = useForm(definition, (answer) => {
    kept.discard();
    onSuccess?.(answer);
  });
  const answerDays = useAnswerDays(definition);
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
            <div className="cut border-3 border-fazer-deep bg-fazer-tint p-5">
              <p className="text-lead font-bold">{(!mailGoesOut && unmailed) || success}</p>
              {definition.sent && (
                <Link to={definition.sent.to} className="link">
                  {nextStepsTitle}
                </Link>
              )}
            </div>
          )}
        </div>
      </div>
      {definition.kept && (
        <RecoveredNotice
          recovered={kept.recovered}
          onClear={() => {
            kept.discard();
            form.restart();
            notice.current?.focus();
          }}
        />
      )}
      {!(done && definition.once) && (
        <form
          ref={element}
          key={form.round}
          noValidate
          aria-busy={busy}
          onInput={(event) => {
            age.read(event);
            if (kept.isFilling.current) return;
            kept.save();
            form.begin();
            const { name, kind } = answeredField(definition, event.target) ?? {};
            // An age and a file say themselves what is wrong with them.
            if (name && kind !== 'age' && kind !== 'pdf' && kind !== 'image') form.recheck(event.currentTarget, name);
          }}
          onSubmit={(event) => void form.submit(event, kept.recovered?.at)}
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
                  isWhole={kept.isWhole}
                  onDone={() => form.setFieldError(CAPTCHA_FIELD, undefined)}
                />
              </div>
            )}
            {definition.notice && <FormNotice notice={definition.notice} />}
          </div>
          {answerDays !== undefined && <p className="mt-5">{countedDays(formTexts.answered, answerDays)}</p>}
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
