/** The four steps of the method; each has its colour. */
export type Step = 'sentir' | 'imaginar' | 'fazer' | 'partilhar';
