import type { components } from '@contract/api';
import { Form } from '~/components/forms/form';
import { eraseDataForm } from '~/content/forms/my-data';
import { myData } from '~/content/my-data';
import { erasedIn } from '~/components/my-data/erased-data';
import { useRootData } from '~/lib/pages/root-data';

type Props = {
  held: Pick<components['schemas']['MeusDados'], 'aoApagar' | 'registos'>;
  ligacao: string;
  onErased: (erased: components['schemas']['DadosApagados']) => void;
};

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className="mt-5 mb-2 text-title">{title}</h3>
      <ul className="grid list-disc gap-1.5 pl-6">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

/** The question before all is erased: what goes, what stays, and what nobody can call back. */
export function EraseAll({ held: { aoApagar, registos }, ligacao, onErased }: Props) {
  const { mailGoesOut } = useRootData();
  const texts = myData.erase;
  const going = registos.filter(({ naoSeApaga }) => naoSeApaga === null);
  const others = [...new Set(going.flatMap(({ tambemDe }) => tambemDe))];
  const definition = { ...eraseDataForm, endpoint: `${eraseDataForm.endpoint}/${ligacao}` };
  return (
    <section aria-labelledby="apagar-tudo" className="print:hidden">
      <h2 id="apagar-tudo" className="mb-4 text-section">
        {texts.title}
      </h2>
      <p>
        {texts.text} {mailGoesOut && texts.receipt}
      </p>
      <Lines title={texts.goes} lines={aoApagar.apagados} />
      <Lines title={texts.stays} lines={aoApagar.ficaram.map(({ nome, porque }) => `${nome}: ${porque}`)} />
      {aoApagar.comPedido && <p className="mt-3">{texts.request}</p>}
      {others.length > 0 && <p className="mt-5">{texts.shared.replace('{addresses}', others.join(', '))}</p>}
      <p className="mt-5 mb-6">{texts.outOfReach}</p>
      <Form definition={definition} onSuccess={({ text }) => onErased(erasedIn(text))} />
    </section>
  );
}
