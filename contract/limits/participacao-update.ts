export const participacaoUpdate = {
  "escola": {
    "maxLength": 200
  },
  "distrito": {
    "enum": [
      "Aveiro",
      "Beja",
      "Braga",
      "Bragança",
      "Castelo Branco",
      "Coimbra",
      "Évora",
      "Faro",
      "Guarda",
      "Leiria",
      "Lisboa",
      "Portalegre",
      "Porto",
      "Santarém",
      "Setúbal",
      "Viana do Castelo",
      "Vila Real",
      "Viseu",
      "Açores",
      "Madeira"
    ]
  },
  "professor": {
    "maxLength": 120
  },
  "telefone": {
    "maxLength": 30
  },
  "ciclo": {
    "enum": [
      "Pré-escolar",
      "1.º ciclo",
      "2.º ciclo",
      "3.º ciclo",
      "Secundário",
      "Vários ciclos"
    ]
  },
  "turmas": {
    "minimum": 1,
    "maximum": 99
  },
  "alunos": {
    "minimum": 1,
    "maximum": 5000
  },
  "email": {
    "maxLength": 254
  },
  "emailEscola": {
    "maxLength": 254
  },
  "estado": {
    "enum": [
      "inscrita",
      "submetida",
      "nomeada",
      "premiada",
      "desistiu"
    ]
  },
  "premio": {
    "maxLength": 120
  },
  "id": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "versao": {
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;
