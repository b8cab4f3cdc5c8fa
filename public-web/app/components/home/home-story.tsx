import { inicio } from '@contract/pages/inicio';
import { Photo } from '~/components/photo';
import { useWords } from '~/lib/words/use-words';

/** The story of a class with its picture; nothing where the association has not told one. */
export function HomeStory() {
  const { title, text, school, image } = useWords(inicio).story;
  if (title === '' || text === '' || image === '') return null;
  return (
    <section className="page section grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
      <Photo
        src={image}
        alt=""
        sizes="(min-width: 64rem) 38rem, 100vw"
        className="cut-large aspect-[4/3] w-full lg:-rotate-1"
      />
      <div>
        <h2 className="text-section">{title}</h2>
        <p className="mt-5 text-lead">{text}</p>
        {school !== '' && <p className="mt-4 font-display">{school}</p>}
      </div>
    </section>
  );
}
