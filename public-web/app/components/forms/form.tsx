import { Fragment, type ToggleEvent, useEffect, useRef, useState } from 'react';
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

type Props = {
  definition: FormDefinition;
  idPrefix?: string;
  opener?: string;
  onSuccess?: (answer: Answer) => void;
};

/** Leads who has opened a form on to its next field. */
function focusFirst({ currentTarget: rest }: ToggleEvent<HTMLDetailsElement>) {
  if (rest.open) rest.querySelector('input')?.focus();
}

/**
 * Any of the site's forms, from its definition.
 * @param idPrefix keeps ids apart where the same form stands twice on a page
 * @param opener the words of the button that opens the form, where only its first field is shown at first
 * @param onSuccess is told what the API answered when it took what was sent
 */
export function Form({ definition, idPrefix = definition.id, opener, onSuccess }: Props) {
  const hydrated = useHydrated();
  const { mailGoesOut } = useRootData();
  const { success, unmailed, undone } = definition.messages;
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
  const rest = useRef<HTMLDetailsElement>(null);
  const busy = form.phase === 'busy';
  const done = form.phase === 'done';
  const age = useAge(definition, form.round, form.setFieldError);
  const fields = askedFields(definition, age.age);
  const errors = errorsOfAsked(definition, fields, form.errors);
  const failed = form.heading?.alone || Object.keys(errors).length > 0 ? form.heading : undefined;
  const heading = done && !mailGoesOut && undone ? { ...undone, alone: true } : failed;
  const achieved = mailGoesOut ? success : (unmailed ?? (undone ? undefined : success));
  useErrorTitle(heading !== undefined && !(done && achieved));

  useEffect(() => {
    if (form.attempt > 0) notice.current?.focus();
  }, [form.attempt]);

  const recovered = definition.kept && (
    <RecoveredNotice
      recovered={kept.recovered}
      onClear={() => {
        kept.discard();
        form.restart();
        notice.current?.focus();
      }}
    />
  );
  const shown = fields.map((field) => (
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
  ));
  const others = (
    <>
      {!mailGoesOut && undone && !done && <p className="mb-5 font-bold">{undone.detail}</p>}
      <div className="grid gap-5 @lg:grid-cols-2">
        {shown.slice(opener ? 1 : 0)}
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
    </>
  );

  return (
    <div>
      <div ref={notice} tabIndex={-1} className={`cut ${heading || done ? 'mb-6' : ''}`}>
        <div role="status">
          {done && achieved && (
            <div className={`cut border-3 border-fazer-deep bg-fazer-tint p-5 ${heading ? 'mb-3' : ''}`}>
              <p className="text-lead font-bold">{achieved}</p>
              {definition.sent && (
                <Link to={definition.sent.to} className="link">
                  {nextStepsTitle}
                </Link>
              )}
            </div>
          )}
        </div>
        {heading && <ErrorSummary heading={heading} definition={definition} errors={errors} idPrefix={idPrefix} />}
      </div>
      {!opener && recovered}
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
          onSubmit={(event) => {
            if (rest.current?.open === false) {
              event.preventDefault();
              rest.current.open = true;
            } else void form.submit(event, kept.recovered?.at);
          }}
          className={`@container ${opener ? 'flex flex-wrap items-end gap-x-3 gap-y-5' : ''}`}
        >
          {definition.screened && <Trap id={`${idPrefix}-${TRAP_FIELD}`} />}
          <ShownTexts texts={definition.texts} />
          {opener ? (
            <>
              <div className="grow basis-36">{shown[0]}</div>
              <details ref={rest} className="group open:basis-full" onToggle={focusFirst}>
                <summary className="button min-h-13 group-open:hidden">{opener}</summary>
                {recovered}
                {others}
              </details>
            </>
          ) : (
            others
          )}
        </form>
      )}
    </div>
  );
}
