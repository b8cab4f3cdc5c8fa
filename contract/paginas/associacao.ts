export interface Associacao { readonly name: string; readonly longName: string; readonly nipc: string; readonly logo: string; readonly tagline: string; readonly description: string; readonly email: string; readonly phones: readonly { readonly label: string; readonly number: string; }[]; readonly address: { readonly street: string; readonly postalCode: string; readonly city: string; readonly country: string; }; readonly social: readonly { readonly network: 'Instagram' | 'LinkedIn' | 'Facebook' | 'YouTube'; readonly handle: string; readonly url: string; }[]; readonly hostSocial: readonly { readonly network: 'Instagram' | 'LinkedIn' | 'Facebook' | 'YouTube'; readonly handle: string; readonly url: string; }[]; readonly complaintsBook: string; readonly figures: readonly { readonly figure: string; readonly meaning: string; }[]; }

/** As it was made: what people changed of it comes from the API. */

export const associacao: { readonly chave: 'associacao'; readonly words: Associacao } = { chave: 'associacao', words: {
  "name": "DFC Portugal",
  "longName": "Design for Change Portugal",
  "nipc": "",
  "logo": "",
  "tagline": "Crianças e jovens que mudam o mundo.",
  "description": "A DFC Portugal leva às escolas portuguesas um método de quatro passos — Sentir, Imaginar, Fazer, Partilhar — para que crianças e jovens transformem o que os rodeia.",
  "email": "geral@dfcportugal.example",
  "phones": [
    {
      "label": "DFC Portugal",
      "number": "+351 220 000 001"
    },
    {
      "label": "Associação anfitriã",
      "number": "+351 220 000 002"
    }
  ],
  "address": {
    "street": "Rua da Amostra, 1",
    "postalCode": "4400-000",
    "city": "Vila Nova de Gaia",
    "country": "Portugal"
  },
  "social": [
    {
      "network": "Instagram",
      "handle": "@dfcportugal",
      "url": "https://www.instagram.com/dfcportugal/"
    },
    {
      "network": "LinkedIn",
      "handle": "DFC Portugal",
      "url": "https://www.linkedin.com/company/dfcportugal/"
    },
    {
      "network": "Facebook",
      "handle": "DFC Portugal",
      "url": "https://www.facebook.com/dfcportugal/"
    },
    {
      "network": "YouTube",
      "handle": "DFC Portugal",
      "url": "https://www.youtube.com/@dfcportugal"
    }
  ],
  "hostSocial": [
    {
      "network": "Facebook",
      "handle": "Associação anfitriã",
      "url": "https://www.facebook.com/"
    }
  ],
  "complaintsBook": "https://www.livroreclamacoes.pt",
  "figures": [
    {
      "figure": "2009",
      "meaning": "o ano em que o movimento nasceu, na Índia"
    },
    {
      "figure": "70+",
      "meaning": "países onde crianças e jovens usam o método"
    },
    {
      "figure": "2,3 M",
      "meaning": "mais de 2,3 milhões de crianças envolvidas"
    },
    {
      "figure": "2011",
      "meaning": "desde quando o representamos em Portugal"
    }
  ]
} };
