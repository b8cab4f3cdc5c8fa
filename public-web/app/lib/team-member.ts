/** A member of the team as the API answers it. */
export type TeamMember = {
  id: number;
  nome: string;
  estado: string | null;
  testemunho: string | null;
  img: string | null;
};
