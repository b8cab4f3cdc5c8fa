import type { PageDescription } from './field';

export const descriptions: readonly PageDescription[] = [
  {
    "chave": "associacao",
    "nome": "Associação",
    "resumo": "Nome, contactos, redes sociais e números: usados em todo o site e nos e-mails.",
    "caminhos": [],
    "fields": {
      "name": {
        "kind": "text",
        "label": "Nome curto",
        "max": 60,
        "hint": "No cabeçalho, nos títulos e nas redes sociais.",
        "default": "DFC Portugal"
      },
      "longName": {
        "kind": "text",
        "label": "Nome legal",
        "max": 120,
        "hint": "No rodapé, na Política de Privacidade e para os motores de busca.",
        "administration": true,
        "default": "Design for Change Portugal"
      },
      "nipc": {
        "kind": "text",
        "label": "NIPC",
        "max": 9,
        "optional": true,
        "format": "nipc",
        "hint": "Nove algarismos. Aparece no rodapé.",
        "administration": true,
        "default": ""
      },
      "logo": {
        "kind": "image",
        "label": "Logótipo",
        "hint": "No cabeçalho e no rodapé. Sem imagem, fica o desenho do site.",
        "default": ""
      },
      "tagline": {
        "kind": "text",
        "label": "Lema",
        "max": 120,
        "default": "Crianças e jovens que mudam o mundo."
      },
      "description": {
        "kind": "longText",
        "label": "Descrição para motores de busca",
        "max": 300,
        "default": "A DFC Portugal leva às escolas portuguesas um método de quatro passos — Sentir, Imaginar, Fazer, Partilhar — para que crianças e jovens transformem o que os rodeia."
      },
      "email": {
        "kind": "text",
        "label": "E-mail",
        "max": 254,
        "format": "email",
        "hint": "Para aqui vão as respostas aos e-mails do site, e os avisos de falhas de segurança.",
        "administration": true,
        "default": "geral@dfcportugal.example"
      },
      "phones": {
        "kind": "list",
        "label": "Telefones",
        "administration": true,
        "one": "Telefone",
        "item": {
          "label": {
            "kind": "text",
            "label": "De quem é",
            "max": 60,
            "default": ""
          },
          "number": {
            "kind": "text",
            "label": "Número",
            "max": 24,
            "format": "telefone",
            "hint": "Por exemplo +351 220 000 001.",
            "default": ""
          }
        },
        "min": 1,
        "max": 6,
        "default": [
          {
            "label": "DFC Portugal",
            "number": "+351 220 000 001"
          },
          {
            "label": "Associação anfitriã",
            "number": "+351 220 000 002"
          }
        ]
      },
      "address": {
        "kind": "group",
        "label": "Morada",
        "fields": {
          "street": {
            "kind": "text",
            "label": "Rua e número",
            "max": 120,
            "default": "Rua da Amostra, 1"
          },
          "postalCode": {
            "kind": "text",
            "label": "Código postal",
            "max": 8,
            "format": "codigoPostal",
            "default": "4400-000"
          },
          "city": {
            "kind": "text",
            "label": "Localidade",
            "max": 120,
            "default": "Vila Nova de Gaia"
          },
          "country": {
            "kind": "text",
            "label": "País",
            "max": 60,
            "default": "Portugal"
          }
        }
      },
      "social": {
        "kind": "list",
        "label": "Redes sociais",
        "one": "Rede",
        "item": {
          "network": {
            "kind": "choice",
            "label": "Rede",
            "options": [
              "Instagram",
              "LinkedIn",
              "Facebook",
              "YouTube"
            ],
            "default": "Instagram"
          },
          "handle": {
            "kind": "text",
            "label": "Nome na rede",
            "max": 60,
            "hint": "Como aparece escrito, por exemplo @dfcportugal.",
            "default": ""
          },
          "url": {
            "kind": "link",
            "label": "Endereço",
            "max": 500,
            "default": ""
          }
        },
        "min": 0,
        "max": 8,
        "default": [
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
        ]
      },
      "hostSocial": {
        "kind": "list",
        "label": "Redes da associação anfitriã",
        "one": "Rede",
        "item": {
          "network": {
            "kind": "choice",
            "label": "Rede",
            "options": [
              "Instagram",
              "LinkedIn",
              "Facebook",
              "YouTube"
            ],
            "default": "Instagram"
          },
          "handle": {
            "kind": "text",
            "label": "Nome na rede",
            "max": 60,
            "hint": "Como aparece escrito, por exemplo @dfcportugal.",
            "default": ""
          },
          "url": {
            "kind": "link",
            "label": "Endereço",
            "max": 500,
            "default": ""
          }
        },
        "min": 0,
        "max": 8,
        "default": [
          {
            "network": "Facebook",
            "handle": "Associação anfitriã",
            "url": "https://www.facebook.com/"
          }
        ]
      },
      "complaintsBook": {
        "kind": "link",
        "label": "Livro de Reclamações",
        "max": 500,
        "default": "https://www.livroreclamacoes.pt"
      },
      "figures": {
        "kind": "list",
        "label": "Números de abertura",
        "hint": "No princípio da página inicial.",
        "one": "Número",
        "item": {
          "figure": {
            "kind": "text",
            "label": "Número",
            "max": 12,
            "default": ""
          },
          "meaning": {
            "kind": "text",
            "label": "O que quer dizer",
            "max": 100,
            "default": ""
          }
        },
        "min": 1,
        "max": 6,
        "default": [
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
      }
    }
  },
  {
    "chave": "inicio",
    "nome": "Início",
    "resumo": "A primeira página: quem somos, a missão e o que nos distingue.",
    "caminhos": [
      "/",
      "/quem-somos"
    ],
    "fields": {
      "about": {
        "kind": "group",
        "label": "Como aparece em /quem-somos",
        "fields": {
          "description": {
            "kind": "longText",
            "label": "Descrição para motores de busca",
            "max": 300,
            "hint": "Não se vê na página: é o que o Google mostra por baixo do título.",
            "default": "Quem é a DFC Portugal: a nossa missão, o que nos distingue e o impacto do movimento Design for Change em Portugal e no mundo."
          }
        }
      },
      "title": {
        "kind": "text",
        "label": "Título",
        "max": 80,
        "default": "Crianças que mudam o mundo"
      },
      "lead": {
        "kind": "longText",
        "label": "Introdução",
        "max": 600,
        "default": "Somos a DFC Portugal: a casa portuguesa de um movimento mundial que entrega às crianças e aos jovens um método simples para olharem à sua volta, imaginarem melhor e fazerem acontecer — a partir da escola."
      },
      "globalAction": {
        "kind": "text",
        "label": "Botão para o movimento global",
        "max": 60,
        "default": "Conhecer o movimento global"
      },
      "mission": {
        "kind": "group",
        "label": "Missão",
        "fields": {
          "title": {
            "kind": "text",
            "label": "Título",
            "max": 80,
            "default": "A nossa missão"
          },
          "lead": {
            "kind": "longText",
            "label": "Introdução",
            "max": 600,
            "default": "Queremos que cada criança cresça a saber que é capaz de mudar o que está mal. Trabalhamos com escolas, professores e famílias para responder a quatro problemas."
          },
          "problems": {
            "kind": "list",
            "label": "Problemas",
            "one": "Problema",
            "item": {
              "title": {
                "kind": "text",
                "label": "Título",
                "max": 60,
                "default": ""
              },
              "text": {
                "kind": "longText",
                "label": "Texto",
                "max": 300,
                "default": ""
              }
            },
            "min": 1,
            "max": 8,
            "default": [
              {
                "title": "Pouca voz",
                "text": "As crianças são as últimas a ser ouvidas sobre a escola, a rua e a terra onde vivem, e quase nunca decidem."
              },
              {
                "title": "Respostas antes das perguntas",
                "text": "Aprende-se a repetir soluções prontas e sobra pouco tempo para observar, perguntar e experimentar."
              },
              {
                "title": "Saber sem fazer",
                "text": "O que se aprende fica muitas vezes no caderno, longe dos problemas reais da comunidade."
              },
              {
                "title": "Educadores sozinhos",
                "text": "Muitos professores querem trabalhar por projetos, mas faltam-lhes um método, materiais e companhia."
              }
            ]
          }
        }
      },
      "difference": {
        "kind": "group",
        "label": "O que nos distingue",
        "fields": {
          "title": {
            "kind": "text",
            "label": "Título",
            "max": 80,
            "default": "O que nos distingue"
          },
          "text": {
            "kind": "formatted",
            "label": "Texto",
            "max": 6000,
            "default": "Não levamos um tema às escolas: levamos um método. São os alunos que escolhem o problema, desenham a solução e a põem de pé, com o professor ao lado e não à frente.\n\nO método vem do design thinking e cabe em quatro palavras que qualquer criança sabe usar."
          },
          "sentir": {
            "kind": "longText",
            "label": "Sentir",
            "max": 200,
            "default": "Olhar em volta, ouvir as pessoas e escolher o que nos incomoda."
          },
          "imaginar": {
            "kind": "longText",
            "label": "Imaginar",
            "max": 200,
            "default": "Juntar ideias, das mais sensatas às mais loucas, e escolher uma."
          },
          "fazer": {
            "kind": "longText",
            "label": "Fazer",
            "max": 200,
            "default": "Planear, meter mãos à obra e mudar alguma coisa de verdade."
          },
          "partilhar": {
            "kind": "longText",
            "label": "Partilhar",
            "max": 200,
            "default": "Contar a história, para que outros vejam que também conseguem."
          }
        }
      },
      "impact": {
        "kind": "group",
        "label": "Impacto",
        "fields": {
          "title": {
            "kind": "text",
            "label": "Título",
            "max": 80,
            "default": "O impacto em Portugal e no mundo"
          },
          "text": {
            "kind": "longText",
            "label": "Texto",
            "max": 600,
            "default": "Uma turma que limpa um ribeiro, um recreio que passa a ser de todos, um lar de idosos com visitas à quarta-feira. São projetos pequenos com uma consequência grande: quem os faz nunca mais acredita que não pode fazer nada."
          }
        }
      },
      "banner": {
        "kind": "group",
        "label": "Faixa do Desafio Escolar",
        "fields": {
          "text": {
            "kind": "longText",
            "label": "Texto",
            "max": 600,
            "default": "Todos os anos, escolas de todo o país inscrevem os seus projetos até ao fim de abril, submetem-nos em maio e encontram-se no festival, em junho."
          },
          "action": {
            "kind": "text",
            "label": "Botão",
            "max": 60,
            "default": "Participar no concurso anual"
          }
        }
      },
      "news": {
        "kind": "group",
        "label": "Novidades",
        "fields": {
          "title": {
            "kind": "text",
            "label": "Título",
            "max": 80,
            "default": "Novidades"
          },
          "eventos": {
            "kind": "longText",
            "label": "Eventos",
            "max": 160,
            "default": "O que está a acontecer e o que vem a seguir."
          },
          "imprensa": {
            "kind": "longText",
            "label": "Artigos",
            "max": 160,
            "default": "Histórias e notícias sobre o que os alunos fazem."
          },
          "newsletter": {
            "kind": "longText",
            "label": "Newsletter",
            "max": 160,
            "default": "As novidades, uma vez por outra, no seu e-mail."
          }
        }
      }
    }
  },
  {
    "chave": "dfc-global",
    "nome": "DFC Global",
    "resumo": "A origem do movimento, os seus valores e o vídeo.",
    "caminhos": [
      "/dfc-global"
    ],
    "fields": {
      "lead": {
        "kind": "longText",
        "label": "Introdução",
        "max": 600,
        "default": "Uma ideia que nasceu numa escola da Índia e que hoje se fala em mais de 70 países: as crianças não têm de esperar por ser grandes para mudar o mundo."
      },
      "description": {
        "kind": "longText",
        "label": "Descrição para motores de busca",
        "max": 300,
        "hint": "Não se vê na página: é o que o Google e as redes sociais mostram por baixo do título.",
        "default": "A origem do movimento mundial Design for Change, o desafio que lança às escolas e as ligações para o conhecer melhor."
      },
      "image": {
        "kind": "image",
        "label": "Imagem do topo",
        "hint": "Sem imagem, fica o desenho do site.",
        "default": ""
      },
      "origin": {
        "kind": "formatted",
        "label": "A Origem do DFC",
        "max": 6000,
        "default": "O movimento começou na Índia, em 2009, dentro de uma escola. A pergunta era simples: o que acontece quando se confia às crianças um problema verdadeiro, e não um exercício?\n\nA resposta foi um método de quatro passos — Sentir, Imaginar, Fazer e Partilhar — tirado do design thinking e tornado tão claro que qualquer turma o pode seguir.\n\nDe uma escola passou para muitas, e das muitas para o mundo: hoje a rede chega a mais de 70 países e a mais de 2,3 milhões de crianças. A nossa associação representa-a em Portugal desde 2011."
      },
      "facts": {
        "kind": "list",
        "label": "Números",
        "one": "Número",
        "item": {
          "figure": {
            "kind": "text",
            "label": "Número",
            "max": 12,
            "default": ""
          },
          "meaning": {
            "kind": "text",
            "label": "O que quer dizer",
            "max": 100,
            "default": ""
          }
        },
        "min": 1,
        "max": 6,
        "default": [
          {
            "figure": "2009",
            "meaning": "início do movimento, na Índia"
          },
          {
            "figure": "70+",
            "meaning": "países na rede"
          },
          {
            "figure": "2,3 M",
            "meaning": "mais de 2,3 milhões de crianças"
          }
        ]
      },
      "values": {
        "kind": "group",
        "label": "Valores",
        "fields": {
          "title": {
            "kind": "text",
            "label": "Título",
            "max": 80,
            "default": "Quatro valores"
          },
          "items": {
            "kind": "list",
            "label": "Valores",
            "one": "Valor",
            "item": {
              "name": {
                "kind": "text",
                "label": "Nome",
                "max": 60,
                "default": ""
              },
              "text": {
                "kind": "longText",
                "label": "Texto",
                "max": 200,
                "default": ""
              }
            },
            "min": 1,
            "max": 8,
            "default": [
              {
                "name": "Empatia",
                "text": "Começar por sentir o que os outros sentem."
              },
              {
                "name": "Criatividade",
                "text": "Imaginar sem medo de errar."
              },
              {
                "name": "Ação",
                "text": "Fazer, mesmo em ponto pequeno."
              },
              {
                "name": "Colaboração",
                "text": "Partilhar o caminho e o resultado."
              }
            ]
          }
        }
      },
      "challenge": {
        "kind": "formatted",
        "label": "O desafio do DFC",
        "max": 6000,
        "default": "O desafio é sempre o mesmo, em qualquer língua: escolhe uma coisa que te incomoda, imagina como podia ser, muda-a e conta aos outros como fizeste.\n\nNão há tema obrigatório nem resposta certa. Há crianças que limparam um rio, que ensinaram os avós a ler, que acabaram com o lixo do recreio. O que conta é que foram elas a começar."
      },
      "video": {
        "kind": "link",
        "label": "Vídeo",
        "max": 500,
        "hint": "Só é pedido ao YouTube ou ao Vimeo depois de se carregar em «Ver o vídeo».",
        "default": "https://www.youtube.com/watch?v=xXnT8snU7Lo"
      },
      "links": {
        "kind": "group",
        "label": "Ligações",
        "fields": {
          "title": {
            "kind": "text",
            "label": "Título",
            "max": 80,
            "default": "Para conhecer melhor"
          },
          "items": {
            "kind": "list",
            "label": "Ligações",
            "one": "Ligação",
            "item": {
              "label": {
                "kind": "text",
                "label": "Nome",
                "max": 80,
                "default": ""
              },
              "text": {
                "kind": "longText",
                "label": "Texto",
                "max": 200,
                "default": ""
              },
              "url": {
                "kind": "link",
                "label": "Endereço",
                "max": 500,
                "default": ""
              }
            },
            "min": 1,
            "max": 9,
            "default": [
              {
                "label": "A escola fundadora",
                "text": "Riverside School, em Ahmedabad, na Índia.",
                "url": "https://schoolriverside.com"
              },
              {
                "label": "O movimento global",
                "text": "O site internacional do Design for Change.",
                "url": "https://dfcworld.org"
              },
              {
                "label": "A investigação",
                "text": "O que se estudou sobre o método e os seus efeitos.",
                "url": "https://dfcworld.org/SITE/Research"
              }
            ]
          }
        }
      }
    }
  },
  {
    "chave": "eventos",
    "nome": "Eventos",
    "resumo": "O topo da página; os eventos têm uma secção sua.",
    "caminhos": [
      "/eventos"
    ],
    "fields": {
      "lead": {
        "kind": "longText",
        "label": "Introdução",
        "max": 600,
        "default": "Encontros, festivais, formações e outras ocasiões para conhecer o método e quem o põe em prática."
      },
      "description": {
        "kind": "longText",
        "label": "Descrição para motores de busca",
        "max": 300,
        "hint": "Não se vê na página: é o que o Google e as redes sociais mostram por baixo do título.",
        "default": "Eventos e oportunidades da DFC Portugal: os que estão a decorrer, os próximos e os anteriores, ano a ano."
      },
      "image": {
        "kind": "image",
        "label": "Imagem do topo",
        "hint": "Sem imagem, fica o desenho do site.",
        "default": ""
      }
    }
  },
  {
    "chave": "imprensa",
    "nome": "Imprensa",
    "resumo": "O topo da página e o que é para jornalistas; os artigos têm uma secção sua.",
    "caminhos": [
      "/imprensa"
    ],
    "fields": {
      "lead": {
        "kind": "longText",
        "label": "Introdução",
        "max": 600,
        "default": "O que se escreve sobre nós e o que nós escrevemos: histórias de alunos que meteram mãos à obra."
      },
      "description": {
        "kind": "longText",
        "label": "Descrição para motores de busca",
        "max": 300,
        "hint": "Não se vê na página: é o que o Google e as redes sociais mostram por baixo do título.",
        "default": "Notícias, artigos e histórias sobre a DFC Portugal e os projetos dos alunos."
      },
      "image": {
        "kind": "image",
        "label": "Imagem do topo",
        "hint": "Sem imagem, fica o desenho do site.",
        "default": ""
      },
      "kit": {
        "kind": "group",
        "label": "Para jornalistas",
        "fields": {
          "title": {
            "kind": "text",
            "label": "Título",
            "max": 120,
            "default": "Para jornalistas"
          },
          "text": {
            "kind": "longText",
            "label": "Texto",
            "max": 600,
            "default": "Procura uma história, um número ou alguém com quem falar? Escreva-nos ou telefone-nos. Pode usar os logótipos e o texto desta página."
          },
          "email": {
            "kind": "text",
            "label": "E-mail para a imprensa",
            "max": 254,
            "optional": true,
            "format": "email",
            "hint": "Sem ele, fica o da associação.",
            "default": ""
          },
          "phone": {
            "kind": "text",
            "label": "Telefone para a imprensa",
            "max": 24,
            "optional": true,
            "format": "telefone",
            "hint": "Sem ele, fica o primeiro da associação.",
            "default": ""
          },
          "about": {
            "kind": "longText",
            "label": "Quem somos, para citar",
            "max": 600,
            "default": "A Design for Change Portugal leva às escolas portuguesas um método de quatro passos — Sentir, Imaginar, Fazer, Partilhar — com que crianças e jovens transformam o que os rodeia. Faz parte de um movimento que nasceu na Índia em 2009."
          },
          "logos": {
            "kind": "list",
            "label": "Outros logótipos",
            "one": "Logótipo",
            "item": {
              "label": {
                "kind": "text",
                "label": "Nome",
                "max": 60,
                "default": ""
              },
              "image": {
                "kind": "image",
                "label": "Imagem",
                "hint": "Para descarregar.",
                "default": ""
              }
            },
            "min": 0,
            "max": 8,
            "default": []
          }
        }
      }
    }
  },
  {
    "chave": "newsletter",
    "nome": "Newsletter",
    "resumo": "O convite a subscrever.",
    "caminhos": [
      "/newsletter"
    ],
    "fields": {
      "lead": {
        "kind": "longText",
        "label": "Introdução",
        "max": 600,
        "default": "As histórias dos alunos, as datas que importam e as portas que se abrem, no seu e-mail."
      },
      "description": {
        "kind": "longText",
        "label": "Descrição para motores de busca",
        "max": 300,
        "hint": "Não se vê na página: é o que o Google e as redes sociais mostram por baixo do título.",
        "default": "Subscreva a newsletter da DFC Portugal."
      },
      "image": {
        "kind": "image",
        "label": "Imagem do topo",
        "hint": "Sem imagem, fica o desenho do site.",
        "default": ""
      },
      "formTitle": {
        "kind": "text",
        "label": "Título do formulário",
        "max": 80,
        "default": "Subscrever"
      },
      "points": {
        "kind": "list",
        "label": "Pontos",
        "one": "Ponto",
        "item": {
          "text": {
            "kind": "text",
            "label": "Texto",
            "max": 120,
            "default": ""
          }
        },
        "min": 1,
        "max": 6,
        "default": [
          {
            "text": "Só escrevemos quando há alguma coisa para contar."
          },
          {
            "text": "Pedimos-lhe que confirme o endereço antes do primeiro envio."
          },
          {
            "text": "Pode deixar de receber quando quiser, pela ligação que lhe enviamos."
          }
        ]
      }
    }
  },
  {
    "chave": "relatorios",
    "nome": "Relatórios",
    "resumo": "O topo da página; os relatórios têm uma secção sua.",
    "caminhos": [
      "/relatorios"
    ],
    "fields": {
      "lead": {
        "kind": "longText",
        "label": "Introdução",
        "max": 600,
        "default": "O que fizemos, com quem e com que resultados: um relatório por ano, para quem gosta de contas certas."
      },
      "description": {
        "kind": "longText",
        "label": "Descrição para motores de busca",
        "max": 300,
        "hint": "Não se vê na página: é o que o Google e as redes sociais mostram por baixo do título.",
        "default": "Relatórios de balanço anual da DFC Portugal para descarregar, de 2021 até hoje."
      },
      "image": {
        "kind": "image",
        "label": "Imagem do topo",
        "hint": "Sem imagem, fica o desenho do site.",
        "default": ""
      }
    }
  },
  {
    "chave": "inscricoes",
    "nome": "Inscrições no Desafio",
    "resumo": "A edição que recebe inscrições, até quando e quanto custa: o que se lê primeiro, onde quer que se fale dela.",
    "caminhos": [
      "/concurso-anual",
      "/concurso-anual-form",
      "/",
      "/quem-somos"
    ],
    "fields": {
      "edition": {
        "kind": "text",
        "label": "Edição",
        "max": 20,
        "hint": "A que recebe inscrições, por exemplo «2026/2027».",
        "default": "2026/2027"
      },
      "opens": {
        "kind": "date",
        "label": "Primeiro dia",
        "hint": "Antes dele, o site diz quando as inscrições abrem.",
        "default": "2026-09-01"
      },
      "deadline": {
        "kind": "date",
        "label": "Último dia",
        "hint": "Depois dele, o site diz que as inscrições fecharam.",
        "default": "2027-04-30"
      },
      "cost": {
        "kind": "text",
        "label": "Quanto custa",
        "max": 80,
        "default": "Nada: a participação é gratuita"
      }
    }
  },
  {
    "chave": "concurso-anual",
    "nome": "Desafio Escolar",
    "resumo": "Quem pode participar, porquê, as datas do ano e os prémios.",
    "caminhos": [
      "/concurso-anual"
    ],
    "fields": {
      "lead": {
        "kind": "longText",
        "label": "Introdução",
        "max": 600,
        "default": "O concurso anual em que são os alunos a escolher o problema, a inventar a solução e a pô-la de pé."
      },
      "description": {
        "kind": "longText",
        "label": "Descrição para motores de busca",
        "max": 300,
        "hint": "Não se vê na página: é o que o Google e as redes sociais mostram por baixo do título.",
        "default": "O Desafio Escolar da DFC Portugal: quem pode participar, porquê, como e quando, os três prémios e as edições anteriores."
      },
      "image": {
        "kind": "image",
        "label": "Imagem do topo",
        "hint": "Sem imagem, fica o desenho do site.",
        "default": ""
      },
      "explanation": {
        "kind": "group",
        "label": "O que é",
        "fields": {
          "title": {
            "kind": "text",
            "label": "Título",
            "max": 80,
            "default": "O que é"
          },
          "text": {
            "kind": "formatted",
            "label": "Texto",
            "max": 6000,
            "default": "O Desafio Escolar convida escolas de todo o país a fazerem um projeto com os quatro passos do método: Sentir, Imaginar, Fazer e Partilhar.\n\nCada turma olha para a sua escola ou comunidade, escolhe o que quer mudar e muda-o mesmo. No fim, conta a história e encontra-se com as outras no festival."
          }
        }
      },
      "who": {
        "kind": "group",
        "label": "Quem pode participar",
        "fields": {
          "title": {
            "kind": "text",
            "label": "Título",
            "max": 80,
            "default": "Quem pode participar"
          },
          "text": {
            "kind": "formatted",
            "label": "Texto",
            "max": 6000,
            "default": "Escolas públicas e privadas, do 1.º ciclo ao ensino secundário. Uma turma, um clube, um grupo de amigos: desde que haja um adulto responsável, há equipa."
          }
        }
      },
      "reasons": {
        "kind": "group",
        "label": "Razões para participar",
        "fields": {
          "title": {
            "kind": "text",
            "label": "Título",
            "max": 80,
            "default": "Razões para participar"
          },
          "items": {
            "kind": "list",
            "label": "Razões",
            "one": "Razão",
            "item": {
              "text": {
                "kind": "longText",
                "label": "Texto",
                "max": 200,
                "default": ""
              }
            },
            "min": 1,
            "max": 10,
            "default": [
              {
                "text": "Os alunos descobrem que conseguem mudar o que os incomoda."
              },
              {
                "text": "O que se aprende nas disciplinas ganha uso à vista de todos."
              },
              {
                "text": "A escola aproxima-se da comunidade que a rodeia."
              },
              {
                "text": "Professores e alunos têm o nosso acompanhamento e os nossos materiais."
              }
            ]
          }
        }
      },
      "procedures": {
        "kind": "group",
        "label": "Como funciona",
        "fields": {
          "title": {
            "kind": "text",
            "label": "Título",
            "max": 80,
            "default": "Como funciona"
          },
          "items": {
            "kind": "list",
            "label": "Datas do ano",
            "one": "Data",
            "item": {
              "when": {
                "kind": "text",
                "label": "Quando",
                "max": 60,
                "hint": "Por exemplo «Até ao fim de abril».",
                "default": ""
              },
              "title": {
                "kind": "text",
                "label": "O que é",
                "max": 60,
                "default": ""
              },
              "text": {
                "kind": "longText",
                "label": "Texto",
                "max": 300,
                "default": ""
              }
            },
            "min": 1,
            "max": 8,
            "default": [
              {
                "when": "Até ao fim de abril",
                "title": "Inscrição",
                "text": "A escola inscreve-se na plataforma e diz-nos em que se quer concentrar."
              },
              {
                "when": "Durante o ano letivo",
                "title": "Projeto",
                "text": "Os alunos percorrem os quatro passos, ao ritmo da turma."
              },
              {
                "when": "Em maio",
                "title": "Submissão",
                "text": "A escola envia a história do projeto: o que sentiu, imaginou e fez."
              },
              {
                "when": "Em junho",
                "title": "Festival",
                "text": "Cada escola leva 3 a 5 representantes. São nomeados 3 projetos e entregues os prémios."
              }
            ]
          }
        }
      },
      "awards": {
        "kind": "group",
        "label": "Prémios",
        "fields": {
          "title": {
            "kind": "text",
            "label": "Título",
            "max": 80,
            "default": "Três prémios"
          },
          "lead": {
            "kind": "longText",
            "label": "Introdução",
            "max": 600,
            "default": "Três projetos são nomeados e distinguidos, um em cada categoria."
          },
          "items": {
            "kind": "list",
            "label": "Categorias",
            "one": "Categoria",
            "item": {
              "title": {
                "kind": "text",
                "label": "Título",
                "max": 80,
                "default": ""
              },
              "text": {
                "kind": "longText",
                "label": "Texto",
                "max": 200,
                "default": ""
              }
            },
            "min": 1,
            "max": 6,
            "default": [
              {
                "title": "Maior impacto nos alunos",
                "text": "O projeto que mais transformou quem o fez."
              },
              {
                "title": "Maior impacto na comunidade",
                "text": "O projeto que mais mudou a vida à sua volta."
              },
              {
                "title": "Projeto revelação",
                "text": "O projeto que ninguém esperava e que surpreendeu todos."
              }
            ]
          }
        }
      },
      "previousLead": {
        "kind": "longText",
        "label": "Introdução às edições anteriores",
        "max": 200,
        "hint": "«{edicoes}» é quantas há, por extenso: «nove edições».",
        "default": "{edicoes} de projetos feitos por alunos."
      }
    }
  },
  {
    "chave": "concurso-anual-form",
    "nome": "Inscrição no Desafio",
    "resumo": "Como tudo se passa, por cima do formulário da escola.",
    "caminhos": [
      "/concurso-anual-form"
    ],
    "fields": {
      "title": {
        "kind": "text",
        "label": "Título",
        "max": 80,
        "default": "Inscrição no Desafio Escolar"
      },
      "lead": {
        "kind": "longText",
        "label": "Introdução",
        "max": 600,
        "default": "Leia como tudo se passa e inscreva a sua escola até ao fim de abril."
      },
      "description": {
        "kind": "longText",
        "label": "Descrição para motores de busca",
        "max": 300,
        "hint": "Não se vê na página: é o que o Google e as redes sociais mostram por baixo do título.",
        "default": "Inscreva a sua escola no Desafio Escolar da DFC Portugal."
      },
      "image": {
        "kind": "image",
        "label": "Imagem do topo",
        "hint": "Sem imagem, fica o desenho do site.",
        "default": ""
      },
      "cards": {
        "kind": "list",
        "label": "Cartões",
        "one": "Cartão",
        "item": {
          "title": {
            "kind": "text",
            "label": "Título",
            "max": 60,
            "default": ""
          },
          "text": {
            "kind": "longText",
            "label": "Texto",
            "max": 300,
            "default": ""
          },
          "colour": {
            "kind": "choice",
            "label": "Cor",
            "hint": "A de um dos quatro passos.",
            "options": [
              "sentir",
              "imaginar",
              "fazer",
              "partilhar"
            ],
            "default": "sentir"
          }
        },
        "min": 1,
        "max": 15,
        "default": [
          {
            "title": "Inscrição",
            "text": "Preencha o formulário até ao fim de abril. Não custa nada e não obriga a um tema.",
            "colour": "imaginar"
          },
          {
            "title": "Desenvolvimento",
            "text": "O projeto faz-se ao longo do ano, com os quatro passos e o nosso acompanhamento.",
            "colour": "partilhar"
          },
          {
            "title": "Sentir",
            "text": "Os alunos observam, perguntam e escolhem o que os incomoda.",
            "colour": "sentir"
          },
          {
            "title": "Imaginar",
            "text": "Juntam ideias, comparam-nas e escolhem a que querem experimentar.",
            "colour": "imaginar"
          },
          {
            "title": "Fazer",
            "text": "Planeiam, dividem tarefas e põem a ideia em prática.",
            "colour": "fazer"
          },
          {
            "title": "Preparação",
            "text": "Recolhem fotografias, números e testemunhos do que mudou.",
            "colour": "fazer"
          },
          {
            "title": "Partilhar",
            "text": "Em maio, enviam-nos a história do projeto.",
            "colour": "partilhar"
          },
          {
            "title": "Festival",
            "text": "Em junho, 3 a 5 representantes de cada escola encontram-se e conhecem os 3 projetos nomeados.",
            "colour": "sentir"
          },
          {
            "title": "Oportunidades",
            "text": "As escolas participantes recebem primeiro as nossas formações, sessões e materiais.",
            "colour": "imaginar"
          }
        ]
      },
      "formTitle": {
        "kind": "text",
        "label": "Título do formulário",
        "max": 80,
        "default": "Inscrever a escola"
      },
      "formLead": {
        "kind": "longText",
        "label": "Por cima do formulário",
        "max": 300,
        "default": "Depois de enviar, dizemos-lhe o que se segue e qual é a referência da inscrição."
      }
    }
  },
  {
    "chave": "inicio-oportunidades",
    "nome": "Oportunidades",
    "resumo": "As duas maneiras de colaborar.",
    "caminhos": [
      "/inicio-oportunidades"
    ],
    "fields": {
      "title": {
        "kind": "text",
        "label": "Título",
        "max": 80,
        "default": "Oportunidades de colaboração"
      },
      "lead": {
        "kind": "longText",
        "label": "Introdução",
        "max": 600,
        "default": "Há duas maneiras de andar connosco: dar do seu tempo ou juntar a sua organização à nossa."
      },
      "description": {
        "kind": "longText",
        "label": "Descrição para motores de busca",
        "max": 300,
        "hint": "Não se vê na página: é o que o Google e as redes sociais mostram por baixo do título.",
        "default": "Voluntariado e parcerias: as duas formas de colaborar com a DFC Portugal."
      },
      "image": {
        "kind": "image",
        "label": "Imagem do topo",
        "hint": "Sem imagem, fica o desenho do site.",
        "default": ""
      },
      "intro": {
        "kind": "formatted",
        "label": "Texto",
        "max": 6000,
        "default": "A DFC Portugal faz-se com pessoas e com organizações. Umas acompanham turmas, escrevem, desenham e organizam; outras abrem portas, apoiam projetos e levam o método mais longe.\n\nEscolha por onde quer começar. Se ainda não sabe, fale connosco e descobrimos juntos."
      },
      "voluntariado": {
        "kind": "group",
        "label": "Voluntariado",
        "fields": {
          "text": {
            "kind": "longText",
            "label": "Texto",
            "max": 300,
            "default": "Três a quatro horas por semana, online e presencialmente, ao lado de alunos e professores."
          },
          "action": {
            "kind": "text",
            "label": "Botão",
            "max": 60,
            "default": "Quero ser voluntário"
          }
        }
      },
      "parcerias": {
        "kind": "group",
        "label": "Parcerias",
        "fields": {
          "text": {
            "kind": "longText",
            "label": "Texto",
            "max": 300,
            "default": "Empresas, associações e entidades públicas que querem apoiar a mudança nas escolas."
          },
          "action": {
            "kind": "text",
            "label": "Botão",
            "max": 60,
            "default": "Quero ser parceiro"
          }
        }
      }
    }
  },
  {
    "chave": "voluntariado",
    "nome": "Voluntariado",
    "resumo": "O que se espera de quem se junta, o que faz e o impacto que tem.",
    "caminhos": [
      "/voluntariado"
    ],
    "fields": {
      "lead": {
        "kind": "longText",
        "label": "Introdução",
        "max": 600,
        "hint": "«{anos}» é há quantos anos a associação anda nisto.",
        "default": "Há {anos} anos que esta missão anda com a força de voluntários. O programa de voluntariado começou em 2022/23 e há lugar para ti."
      },
      "description": {
        "kind": "longText",
        "label": "Descrição para motores de busca",
        "max": 300,
        "hint": "Não se vê na página: é o que o Google e as redes sociais mostram por baixo do título.",
        "default": "O que é ser voluntário na DFC Portugal: o que esperamos, o que vais fazer, o impacto que tens, e a equipa que já cá está."
      },
      "image": {
        "kind": "image",
        "label": "Imagem do topo",
        "hint": "Sem imagem, fica o desenho do site.",
        "default": ""
      },
      "expectations": {
        "kind": "group",
        "label": "O que esperamos",
        "fields": {
          "title": {
            "kind": "text",
            "label": "Título",
            "max": 80,
            "default": "O que esperamos de ti"
          },
          "items": {
            "kind": "list",
            "label": "O que esperamos",
            "one": "Ponto",
            "item": {
              "name": {
                "kind": "text",
                "label": "Título",
                "max": 60,
                "default": ""
              },
              "text": {
                "kind": "longText",
                "label": "Texto",
                "max": 200,
                "default": ""
              }
            },
            "min": 1,
            "max": 6,
            "default": [
              {
                "name": "3 a 4 horas por semana",
                "text": "É o compromisso que pedimos, ao longo do ano letivo."
              },
              {
                "name": "Online e presencial",
                "text": "A maior parte do trabalho faz-se à distância; os encontros e o festival, cara a cara."
              },
              {
                "name": "Vontade de aprender",
                "text": "Não é preciso experiência. O método aprende-se a fazer, e nós ensinamos."
              }
            ]
          }
        }
      },
      "work": {
        "kind": "group",
        "label": "Em que consiste",
        "fields": {
          "title": {
            "kind": "text",
            "label": "Título",
            "max": 80,
            "default": "Em que consiste"
          },
          "text": {
            "kind": "formatted",
            "label": "Texto",
            "max": 6000,
            "default": "Cada voluntário entra numa equipa pequena e fica com tarefas claras, ao seu ritmo e ao seu jeito. Podes falar com escolas ou nunca sair dos bastidores: ambos fazem falta."
          },
          "tasks": {
            "kind": "list",
            "label": "Tarefas",
            "one": "Tarefa",
            "item": {
              "text": {
                "kind": "longText",
                "label": "Texto",
                "max": 200,
                "default": ""
              }
            },
            "min": 1,
            "max": 10,
            "default": [
              {
                "text": "Acompanhar turmas e professores durante os quatro passos do método."
              },
              {
                "text": "Preparar e dinamizar sessões, formações e o festival."
              },
              {
                "text": "Escrever, desenhar e filmar as histórias que os alunos criam."
              },
              {
                "text": "Falar com escolas, parceiros e famílias."
              }
            ]
          }
        }
      },
      "impact": {
        "kind": "group",
        "label": "Impacto",
        "fields": {
          "title": {
            "kind": "text",
            "label": "Título",
            "max": 80,
            "default": "O impacto que tens"
          },
          "text": {
            "kind": "formatted",
            "label": "Texto",
            "max": 6000,
            "default": "Uma turma que descobre que consegue mudar alguma coisa não volta a ser a mesma. Tu estás lá nesse momento.\n\nE levas contigo o que se aprende a fazer: trabalhar em equipa, falar em público, gerir um projeto do princípio ao fim."
          }
        }
      },
      "join": {
        "kind": "group",
        "label": "Convite",
        "fields": {
          "title": {
            "kind": "text",
            "label": "Título",
            "max": 80,
            "default": "Há lugar para ti"
          },
          "text": {
            "kind": "longText",
            "label": "Texto",
            "max": 300,
            "default": "Conta-nos quem és e o que te move. Respondemos a todas as candidaturas."
          }
        }
      },
      "team": {
        "kind": "group",
        "label": "Equipa",
        "fields": {
          "title": {
            "kind": "text",
            "label": "Título",
            "max": 80,
            "default": "A nossa equipa"
          },
          "lead": {
            "kind": "longText",
            "label": "Introdução",
            "max": 200,
            "default": "Quem faz a DFC Portugal acontecer, nas suas palavras."
          }
        }
      }
    }
  },
  {
    "chave": "form-voluntariado",
    "nome": "Candidatura a voluntário",
    "resumo": "O topo do formulário.",
    "caminhos": [
      "/form-voluntariado"
    ],
    "fields": {
      "title": {
        "kind": "text",
        "label": "Título",
        "max": 80,
        "default": "Candidatura a voluntário"
      },
      "lead": {
        "kind": "longText",
        "label": "Introdução",
        "max": 600,
        "default": "Três a quatro horas por semana, online e presencialmente. Conta-nos quem és."
      },
      "description": {
        "kind": "longText",
        "label": "Descrição para motores de busca",
        "max": 300,
        "hint": "Não se vê na página: é o que o Google e as redes sociais mostram por baixo do título.",
        "default": "Formulário de candidatura ao voluntariado da DFC Portugal."
      },
      "image": {
        "kind": "image",
        "label": "Imagem do topo",
        "hint": "Sem imagem, fica o desenho do site.",
        "default": ""
      },
      "formTitle": {
        "kind": "text",
        "label": "Título do formulário",
        "max": 80,
        "default": "A tua candidatura"
      }
    }
  },
  {
    "chave": "oportunidades",
    "nome": "Parcerias",
    "resumo": "A história das parcerias e o convite; os parceiros têm uma secção sua.",
    "caminhos": [
      "/oportunidades"
    ],
    "fields": {
      "lead": {
        "kind": "longText",
        "label": "Introdução",
        "max": 600,
        "default": "Nenhuma escola muda sozinha, e nós também não. Crescemos com quem acredita que as crianças são capazes."
      },
      "description": {
        "kind": "longText",
        "label": "Descrição para motores de busca",
        "max": 300,
        "hint": "Não se vê na página: é o que o Google e as redes sociais mostram por baixo do título.",
        "default": "Como ser parceiro da DFC Portugal, e quem são os parceiros atuais."
      },
      "image": {
        "kind": "image",
        "label": "Imagem do topo",
        "hint": "Sem imagem, fica o desenho do site.",
        "default": ""
      },
      "began": {
        "kind": "group",
        "label": "Primeira história",
        "fields": {
          "title": {
            "kind": "text",
            "label": "Título",
            "max": 80,
            "default": "Como começou"
          },
          "text": {
            "kind": "formatted",
            "label": "Texto",
            "max": 6000,
            "default": "Em 2012, a nossa associação identificou o movimento Design for Change e percebeu que era isto que faltava às escolas portuguesas: um método simples para que fossem os alunos a mudar as coisas."
          }
        }
      },
      "goesOn": {
        "kind": "group",
        "label": "Segunda história",
        "fields": {
          "title": {
            "kind": "text",
            "label": "Título",
            "max": 80,
            "default": "Como continua"
          },
          "text": {
            "kind": "formatted",
            "label": "Texto",
            "max": 6000,
            "hint": "«{anos}» é há quantos anos a associação anda nisto.",
            "default": "Há {anos} anos que esta missão é levada por voluntários, escola a escola. Para chegar mais longe precisamos de quem se junte: com apoio financeiro, com conhecimento, com espaços ou com tempo."
          }
        }
      },
      "call": {
        "kind": "group",
        "label": "Torne-se nosso parceiro",
        "fields": {
          "text": {
            "kind": "longText",
            "label": "Texto",
            "max": 300,
            "default": "Apresente-nos a sua ideia ou pergunte-nos como pode ajudar. Respondemos sempre."
          },
          "action": {
            "kind": "text",
            "label": "Botão",
            "max": 60,
            "default": "Apresentar uma proposta"
          }
        }
      },
      "partnersLead": {
        "kind": "longText",
        "label": "Introdução aos parceiros",
        "max": 200,
        "default": "Escolha um parceiro para saber mais sobre ele."
      }
    }
  },
  {
    "chave": "form-parcerias",
    "nome": "Proposta de parceria",
    "resumo": "O topo do formulário.",
    "caminhos": [
      "/form-parcerias"
    ],
    "fields": {
      "title": {
        "kind": "text",
        "label": "Título",
        "max": 80,
        "default": "Proposta de parceria"
      },
      "lead": {
        "kind": "longText",
        "label": "Introdução",
        "max": 600,
        "default": "Uma ideia já pensada ou só vontade de conversar: comece por aqui."
      },
      "description": {
        "kind": "longText",
        "label": "Descrição para motores de busca",
        "max": 300,
        "hint": "Não se vê na página: é o que o Google e as redes sociais mostram por baixo do título.",
        "default": "Formulário para propor uma parceria à DFC Portugal ou saber mais sobre as que existem."
      },
      "image": {
        "kind": "image",
        "label": "Imagem do topo",
        "hint": "Sem imagem, fica o desenho do site.",
        "default": ""
      },
      "formTitle": {
        "kind": "text",
        "label": "Título do formulário",
        "max": 80,
        "default": "A sua proposta"
      }
    }
  },
  {
    "chave": "servicos",
    "nome": "Metodologia",
    "resumo": "O método, passo a passo, e os três serviços para escolas.",
    "caminhos": [
      "/servicos"
    ],
    "fields": {
      "lead": {
        "kind": "longText",
        "label": "Introdução",
        "max": 600,
        "default": "Quatro passos que qualquer criança sabe dizer e que qualquer escola pode usar."
      },
      "description": {
        "kind": "longText",
        "label": "Descrição para motores de busca",
        "max": 300,
        "hint": "Não se vê na página: é o que o Google e as redes sociais mostram por baixo do título.",
        "default": "O método de quatro passos da DFC Portugal — Sentir, Imaginar, Fazer, Partilhar — e os serviços que o levam às escolas."
      },
      "image": {
        "kind": "image",
        "label": "Imagem do topo",
        "hint": "Sem imagem, fica o desenho do site.",
        "default": ""
      },
      "intro": {
        "kind": "formatted",
        "label": "Texto",
        "max": 6000,
        "default": "O método nasce do design thinking, a maneira como os designers resolvem problemas: começar pelas pessoas, ter muitas ideias, experimentar depressa e aprender com o que acontece.\n\nEscolha um passo para saber o que se faz nele."
      },
      "sentir": {
        "kind": "group",
        "label": "Sentir",
        "fields": {
          "text": {
            "kind": "longText",
            "label": "Texto",
            "max": 600,
            "default": "Os alunos saem da sala com olhos de quem quer saber. Observam, fazem perguntas, ouvem quem vive o problema. No fim escolhem, juntos, o que mais os incomoda e vale a pena mudar."
          },
          "video": {
            "kind": "link",
            "label": "Vídeo",
            "max": 500,
            "hint": "Abre num separador novo, em «Ver Vídeo».",
            "default": "https://www.youtube.com/@dfcportugal"
          }
        }
      },
      "imaginar": {
        "kind": "group",
        "label": "Imaginar",
        "fields": {
          "text": {
            "kind": "longText",
            "label": "Texto",
            "max": 600,
            "default": "Todas as ideias contam, das mais sensatas às mais disparatadas. Juntam-se, misturam-se, desenham-se. Depois a turma escolhe uma: a que muda mais com o que se tem à mão."
          },
          "video": {
            "kind": "link",
            "label": "Vídeo",
            "max": 500,
            "hint": "Abre num separador novo, em «Ver Vídeo».",
            "default": "https://www.youtube.com/@dfcportugal"
          }
        }
      },
      "fazer": {
        "kind": "group",
        "label": "Fazer",
        "fields": {
          "text": {
            "kind": "longText",
            "label": "Texto",
            "max": 600,
            "default": "Agora é a sério. Fazem um plano, dividem tarefas, pedem ajuda e põem a ideia de pé. Corre bem, corre mal, corrige-se. No fim, alguma coisa está diferente e foram eles que a mudaram."
          },
          "video": {
            "kind": "link",
            "label": "Vídeo",
            "max": 500,
            "hint": "Abre num separador novo, em «Ver Vídeo».",
            "default": "https://www.youtube.com/@dfcportugal"
          }
        }
      },
      "partilhar": {
        "kind": "group",
        "label": "Partilhar",
        "fields": {
          "text": {
            "kind": "longText",
            "label": "Texto",
            "max": 600,
            "default": "A história conta-se: à escola, às famílias, à comunidade e a outras crianças. Quem a ouve percebe que também consegue, e a mudança continua noutro sítio."
          },
          "video": {
            "kind": "link",
            "label": "Vídeo",
            "max": 500,
            "hint": "Abre num separador novo, em «Ver Vídeo».",
            "default": "https://www.youtube.com/@dfcportugal"
          }
        }
      },
      "services": {
        "kind": "group",
        "label": "À vossa disposição",
        "fields": {
          "lead": {
            "kind": "longText",
            "label": "Introdução",
            "max": 200,
            "default": "Três maneiras de levar o método à sua escola."
          },
          "formacoes": {
            "kind": "longText",
            "label": "Formações",
            "max": 200,
            "default": "Para professores e educadores que querem usar o método."
          },
          "sessoes": {
            "kind": "longText",
            "label": "Sessões com Alunos",
            "max": 200,
            "default": "Para turmas que vão começar, ou já começaram, um projeto."
          },
          "material": {
            "kind": "longText",
            "label": "Material Pedagógico",
            "max": 200,
            "default": "Para descarregar, imprimir e usar na aula."
          }
        }
      }
    }
  },
  {
    "chave": "formacoes",
    "nome": "Formações",
    "resumo": "As duas formações para professores e o seu formulário.",
    "caminhos": [
      "/formacoes"
    ],
    "fields": {
      "lead": {
        "kind": "longText",
        "label": "Introdução",
        "max": 600,
        "default": "Para professores e educadores que querem pôr os alunos a mudar o mundo e não sabem por onde começar."
      },
      "description": {
        "kind": "longText",
        "label": "Descrição para motores de busca",
        "max": 300,
        "hint": "Não se vê na página: é o que o Google e as redes sociais mostram por baixo do título.",
        "default": "Formações da DFC Portugal para professores: Abordagem da Metodologia e Oficina DFC, presenciais ou online."
      },
      "image": {
        "kind": "image",
        "label": "Imagem do topo",
        "hint": "Sem imagem, fica o desenho do site.",
        "default": ""
      },
      "first": {
        "kind": "group",
        "label": "Abordagem da Metodologia",
        "fields": {
          "where": {
            "kind": "text",
            "label": "Onde",
            "max": 60,
            "default": "Presencial ou online"
          },
          "text": {
            "kind": "longText",
            "label": "Texto",
            "max": 600,
            "default": "Um primeiro encontro com o método: de onde vem, como funciona e o que muda numa turma que o usa."
          },
          "points": {
            "kind": "list",
            "label": "Pontos",
            "one": "Ponto",
            "item": {
              "text": {
                "kind": "text",
                "label": "Texto",
                "max": 120,
                "default": ""
              }
            },
            "min": 1,
            "max": 8,
            "default": [
              {
                "text": "Os quatro passos, um a um"
              },
              {
                "text": "Exemplos de projetos de alunos"
              },
              {
                "text": "Por onde começar na sua escola"
              }
            ]
          }
        }
      },
      "second": {
        "kind": "group",
        "label": "Oficina DFC",
        "fields": {
          "where": {
            "kind": "text",
            "label": "Onde",
            "max": 60,
            "default": "Presencial ou online"
          },
          "text": {
            "kind": "longText",
            "label": "Texto",
            "max": 600,
            "default": "Uma oficina em que são os professores a fazer o percurso: sentem, imaginam, fazem e partilham um projeto seu."
          },
          "points": {
            "kind": "list",
            "label": "Pontos",
            "one": "Ponto",
            "item": {
              "text": {
                "kind": "text",
                "label": "Texto",
                "max": 120,
                "default": ""
              }
            },
            "min": 1,
            "max": 8,
            "default": [
              {
                "text": "Aprender a fazer, em pequenos grupos"
              },
              {
                "text": "Ferramentas para usar logo na aula"
              },
              {
                "text": "Acompanhamento depois da oficina"
              }
            ]
          }
        }
      },
      "formTitle": {
        "kind": "text",
        "label": "Título do formulário",
        "max": 80,
        "default": "Pedir uma formação"
      },
      "formLead": {
        "kind": "longText",
        "label": "Ao lado do formulário",
        "max": 300,
        "default": "Diga-nos para quem é e quando lhe dava jeito. Respondemos por e-mail."
      }
    }
  },
  {
    "chave": "sessoes",
    "nome": "Sessões com Alunos",
    "resumo": "As duas sessões com turmas e o seu formulário.",
    "caminhos": [
      "/sessoes"
    ],
    "fields": {
      "lead": {
        "kind": "longText",
        "label": "Introdução",
        "max": 600,
        "default": "Vamos à escola, sentamo-nos no chão com a turma e ajudamos o projeto a andar."
      },
      "description": {
        "kind": "longText",
        "label": "Descrição para motores de busca",
        "max": 300,
        "hint": "Não se vê na página: é o que o Google e as redes sociais mostram por baixo do título.",
        "default": "Sessões presenciais da DFC Portugal com alunos: Arranque do Projeto e Acompanhamento do Projeto."
      },
      "image": {
        "kind": "image",
        "label": "Imagem do topo",
        "hint": "Sem imagem, fica o desenho do site.",
        "default": ""
      },
      "first": {
        "kind": "group",
        "label": "Arranque do Projeto",
        "fields": {
          "where": {
            "kind": "text",
            "label": "Onde",
            "max": 60,
            "default": "Presencial"
          },
          "text": {
            "kind": "longText",
            "label": "Texto",
            "max": 600,
            "default": "A primeira sessão com a turma: conhecer o método e sair com um problema escolhido por todos."
          },
          "points": {
            "kind": "list",
            "label": "Pontos",
            "one": "Ponto",
            "item": {
              "text": {
                "kind": "text",
                "label": "Texto",
                "max": 120,
                "default": ""
              }
            },
            "min": 1,
            "max": 8,
            "default": [
              {
                "text": "Jogos para observar e escutar"
              },
              {
                "text": "Escolha do problema"
              },
              {
                "text": "Primeiros passos combinados"
              }
            ]
          }
        }
      },
      "second": {
        "kind": "group",
        "label": "Acompanhamento do Projeto",
        "fields": {
          "where": {
            "kind": "text",
            "label": "Onde",
            "max": 60,
            "default": "Presencial"
          },
          "text": {
            "kind": "longText",
            "label": "Texto",
            "max": 600,
            "default": "Para turmas que já começaram e querem um empurrão: desatar nós, escolher ideias, preparar a partilha."
          },
          "points": {
            "kind": "list",
            "label": "Pontos",
            "one": "Ponto",
            "item": {
              "text": {
                "kind": "text",
                "label": "Texto",
                "max": 120,
                "default": ""
              }
            },
            "min": 1,
            "max": 8,
            "default": [
              {
                "text": "Ponto da situação com os alunos"
              },
              {
                "text": "Ajuda no passo em que estão"
              },
              {
                "text": "Preparação da história a contar"
              }
            ]
          }
        }
      },
      "formTitle": {
        "kind": "text",
        "label": "Título do formulário",
        "max": 80,
        "default": "Pedir uma sessão"
      },
      "formLead": {
        "kind": "longText",
        "label": "Ao lado do formulário",
        "max": 300,
        "default": "Diga-nos a escola, o ano e o tamanho da turma. Respondemos por e-mail."
      }
    }
  },
  {
    "chave": "material",
    "nome": "Material Pedagógico",
    "resumo": "O que se lê à volta dos materiais, que têm uma secção sua.",
    "caminhos": [
      "/material"
    ],
    "fields": {
      "lead": {
        "kind": "longText",
        "label": "Introdução",
        "max": 600,
        "default": "Guiões, cartões e folhas de trabalho para levar os quatro passos para a aula. Descarregue, imprima e use."
      },
      "description": {
        "kind": "longText",
        "label": "Descrição para motores de busca",
        "max": 300,
        "hint": "Não se vê na página: é o que o Google e as redes sociais mostram por baixo do título.",
        "default": "Material pedagógico gratuito da DFC Portugal para usar nas aulas."
      },
      "image": {
        "kind": "image",
        "label": "Imagem do topo",
        "hint": "Sem imagem, fica o desenho do site.",
        "default": ""
      },
      "listTitle": {
        "kind": "text",
        "label": "Título da lista",
        "max": 80,
        "default": "Para descarregar"
      },
      "formTitle": {
        "kind": "text",
        "label": "Título do formulário",
        "max": 80,
        "default": "Procura outro material?"
      },
      "formLead": {
        "kind": "longText",
        "label": "Ao lado do formulário",
        "max": 300,
        "default": "Diga-nos do que precisa e para que turma. Respondemos por e-mail."
      }
    }
  },
  {
    "chave": "contacte-nos",
    "nome": "Contacte-nos",
    "resumo": "O que se lê à volta do formulário; telefones, e-mail e morada são da página «Associação».",
    "caminhos": [
      "/contacte-nos"
    ],
    "fields": {
      "lead": {
        "kind": "longText",
        "label": "Introdução",
        "max": 600,
        "default": "Uma dúvida, uma ideia, uma escola que quer começar: escreva-nos. Lemos todas as mensagens."
      },
      "description": {
        "kind": "longText",
        "label": "Descrição para motores de busca",
        "max": 300,
        "hint": "Não se vê na página: é o que o Google e as redes sociais mostram por baixo do título.",
        "default": "Formulário de contacto, telefones, e-mail e morada da DFC Portugal, em Vila Nova de Gaia."
      },
      "image": {
        "kind": "image",
        "label": "Imagem do topo",
        "hint": "Sem imagem, fica o desenho do site.",
        "default": ""
      },
      "formTitle": {
        "kind": "text",
        "label": "Título do formulário",
        "max": 80,
        "default": "Escreva-nos"
      },
      "detailsTitle": {
        "kind": "text",
        "label": "Título dos contactos",
        "max": 80,
        "default": "Onde estamos"
      },
      "social": {
        "kind": "text",
        "label": "Título das redes",
        "max": 80,
        "default": "DFC Portugal nas redes"
      },
      "hostSocial": {
        "kind": "text",
        "label": "Título das redes da anfitriã",
        "max": 80,
        "default": "Associação anfitriã nas redes"
      }
    }
  },
  {
    "chave": "prazos-resposta",
    "nome": "Prazos de resposta",
    "resumo": "Em quantos dias se responde a cada formulário: lê-se no formulário, depois de enviar e no e-mail de confirmação.",
    "caminhos": [
      "/contacte-nos",
      "/contacte-nos/obrigado",
      "/concurso-anual-form",
      "/concurso-anual/obrigado",
      "/form-voluntariado",
      "/form-voluntariado/obrigado",
      "/form-parcerias",
      "/form-parcerias/obrigado",
      "/formacoes",
      "/formacoes/obrigado",
      "/sessoes",
      "/sessoes/obrigado",
      "/material",
      "/material/obrigado"
    ],
    "fields": {
      "contactos": {
        "kind": "number",
        "label": "Contactos",
        "min": 1,
        "max": 90,
        "hint": "Dias de calendário, a contar do dia em que chega.",
        "default": 7
      },
      "festival": {
        "kind": "number",
        "label": "Inscrições no Desafio",
        "min": 1,
        "max": 90,
        "hint": "Dias de calendário, a contar do dia em que chega.",
        "default": 10
      },
      "voluntariado": {
        "kind": "number",
        "label": "Candidaturas a voluntário",
        "min": 1,
        "max": 90,
        "hint": "Dias de calendário, a contar do dia em que chega.",
        "default": 14
      },
      "oportunidades": {
        "kind": "number",
        "label": "Propostas de parceria",
        "min": 1,
        "max": 90,
        "hint": "Dias de calendário, a contar do dia em que chega.",
        "default": 10
      },
      "formacoes": {
        "kind": "number",
        "label": "Pedidos de formação",
        "min": 1,
        "max": 90,
        "hint": "Dias de calendário, a contar do dia em que chega.",
        "default": 7
      },
      "sessoes": {
        "kind": "number",
        "label": "Pedidos de sessão",
        "min": 1,
        "max": 90,
        "hint": "Dias de calendário, a contar do dia em que chega.",
        "default": 7
      },
      "material": {
        "kind": "number",
        "label": "Pedidos de material",
        "min": 1,
        "max": 90,
        "hint": "Dias de calendário, a contar do dia em que chega.",
        "default": 7
      }
    }
  },
  {
    "chave": "faq",
    "nome": "Perguntas frequentes",
    "resumo": "O que se lê à volta das perguntas, que têm uma secção sua.",
    "caminhos": [
      "/faq"
    ],
    "fields": {
      "title": {
        "kind": "text",
        "label": "Título",
        "max": 80,
        "default": "Perguntas frequentes"
      },
      "lead": {
        "kind": "longText",
        "label": "Introdução",
        "max": 600,
        "default": "As perguntas que mais nos fazem, com respostas curtas."
      },
      "description": {
        "kind": "longText",
        "label": "Descrição para motores de busca",
        "max": 300,
        "hint": "Não se vê na página: é o que o Google e as redes sociais mostram por baixo do título.",
        "default": "Perguntas frequentes sobre a DFC Portugal, o método, o Desafio Escolar, o voluntariado e as parcerias."
      },
      "image": {
        "kind": "image",
        "label": "Imagem do topo",
        "hint": "Sem imagem, fica o desenho do site.",
        "default": ""
      },
      "more": {
        "kind": "group",
        "label": "Depois das perguntas",
        "fields": {
          "title": {
            "kind": "text",
            "label": "Título",
            "max": 80,
            "default": "Não encontrou a resposta?"
          },
          "text": {
            "kind": "longText",
            "label": "Texto",
            "max": 300,
            "default": "Pergunte-nos diretamente."
          }
        }
      }
    }
  },
  {
    "chave": "privacidade",
    "nome": "Política de Privacidade",
    "resumo": "Que dados se pedem e para quê. Os prazos que lá se leem são os que o sistema cumpre.",
    "caminhos": [
      "/privacidade"
    ],
    "fields": {
      "lead": {
        "kind": "longText",
        "label": "Introdução",
        "max": 600,
        "default": "Que dados lhe pedimos, o que fazemos com eles, por quanto tempo, e os direitos que tem."
      },
      "description": {
        "kind": "longText",
        "label": "Descrição para motores de busca",
        "max": 300,
        "hint": "Não se vê na página: é o que o Google e as redes sociais mostram por baixo do título.",
        "default": "Política de privacidade da DFC Portugal, em vigor desde 25 de julho de 2025."
      },
      "image": {
        "kind": "image",
        "label": "Imagem do topo",
        "hint": "Sem imagem, fica o desenho do site.",
        "default": ""
      },
      "effective": {
        "kind": "text",
        "label": "Em vigor",
        "max": 120,
        "hint": "Quando mudar o texto, diga aqui em que dia foi revisto.",
        "default": "Em vigor desde 25 de julho de 2025. Texto revisto em 22 de novembro de 2026."
      },
      "sections": {
        "kind": "list",
        "label": "Secções",
        "hint": "«{longName}», «{email}» e «{address}» são os da página «Associação». Num parágrafo só seu, «{finalidades}» é o quadro das finalidades, «{prazos}» o dos prazos que o sistema cumpre e «{os-meus-dados}» os botões para essa página e para cancelar a newsletter.",
        "one": "Secção",
        "item": {
          "title": {
            "kind": "text",
            "label": "Título",
            "max": 120,
            "default": ""
          },
          "text": {
            "kind": "formatted",
            "label": "Texto",
            "max": 6000,
            "default": ""
          }
        },
        "min": 1,
        "max": 20,
        "default": [
          {
            "title": "Quem é responsável pelos seus dados",
            "text": "A {longName} é responsável pelo tratamento dos dados pessoais recolhidos neste site. Pode contactar-nos por e-mail ({email}) ou por correio ({address})."
          },
          {
            "title": "Que dados recolhemos",
            "text": "Recolhemos apenas os dados que nos dá, nos formulários ou quando nos escreve, e os que são precisos para provar o que nos disse e para manter o site seguro.\n\n- Formulário de contacto: nome, e-mail, assunto, mensagem e, se o juntar, um documento.\n- Inscrição no Desafio Escolar: dados da escola e do adulto responsável, descrição do projeto e, se o juntar, um documento.\n- Candidatura a voluntário: nome, idade, e-mail, telefone, ocupação, motivação e, se o juntar, o currículo. De quem tem menos de 18 anos, também o nome e o e-mail do encarregado de educação.\n- Propostas de parceria: nome, e-mail, motivo do contacto, o texto que escrever e, se o juntar, um documento.\n- Pedidos de formação, sessão ou material: nome, e-mail e o texto que escrever.\n- Newsletter: nome e e-mail.\n- Prova do que aceitou: que versão deste texto viu, em que formulário e quando. Não guardamos aí o seu endereço de e-mail, mas uma impressão digital dele, que só se encontra a partir do próprio endereço.\n- Registos de segurança: quem entra no painel de administração, o que lá faz, quando e a partir de que rede. De quem visita o site não os há: o endereço IP serve só para travar pedidos em excesso, fica na memória o tempo de os contar (um dia, no máximo) e não é escrito em lado nenhum."
          },
          {
            "title": "Para que os usamos e com que fundamento",
            "text": "{finalidades}"
          },
          {
            "title": "Com quem os partilhamos",
            "text": "Não vendemos nem cedemos dados a ninguém. O aviso que recebemos de cada formulário chega à caixa de correio da associação. Recorremos a fornecedores que tratam dados por nossa conta e segundo as nossas instruções: alojamento do site, envio de e-mail, verificação de que não é um robô (quando a caixa do formulário diz que é feita por outra entidade) e, com o seu consentimento, análise de visitas (que neste momento não fazemos). Podemos ter de os comunicar a autoridades quando a lei o obriga."
          },
          {
            "title": "Por quanto tempo os guardamos",
            "text": "{prazos}"
          },
          {
            "title": "Quando apagamos",
            "text": "No fim do prazo, ou quando nos pede, apagamos o registo inteiro: o que escreveu, os documentos que juntou, o que serve para o encontrar e os e-mails sobre ele que ainda não saíram. Um registo só fica para além do prazo se for preciso guardá-lo por uma razão concreta, que fica escrita com a data até à qual se guarda.\n\nO sistema não alcança os e-mails que já foram entregues. Se nos pedir que apaguemos os seus dados, apagamos também os que estão na nossa caixa de correio."
          },
          {
            "title": "Menores de idade",
            "text": "Quem tem menos de 18 anos e se candidata a voluntário indica um encarregado de educação, a quem escrevemos a dizer como se pode opor. Quem tem menos de 13 anos não pode usar o formulário: pedimos que um adulto nos escreva.\n\nUma fotografia que marcámos por ter menores identificáveis só é mostrada neste site enquanto houver uma autorização registada e em vigor. Quem o desejar pode pedir-nos que retiremos uma fotografia: quando a retiramos, deixa de ser mostrada em todo o site."
          },
          {
            "title": "Os seus direitos",
            "text": "Pode, a qualquer momento e sem custos:\n\n- saber que dados seus temos e receber uma cópia;\n- corrigir o que estiver errado;\n- pedir que os apaguemos;\n- limitar ou opor-se ao seu uso;\n- levá-los consigo, num formato que outro serviço consiga ler;\n- retirar o consentimento que deu, sem prejuízo do que foi feito antes."
          },
          {
            "title": "Como os exercer",
            "text": "Em «Os meus dados» vê, descarrega, corrige ou apaga o que guardamos sob o seu e-mail, com uma ligação que lhe enviamos.\n\nPara o resto, escreva para {email}. Respondemos no prazo de um mês.\n\nSe entender que não tratámos bem os seus dados, pode apresentar queixa à Comissão Nacional de Proteção de Dados (www.cnpd.pt).\n\n{os-meus-dados}"
          },
          {
            "title": "Como os protegemos",
            "text": "Entre o seu navegador e o site os dados viajam cifrados. No painel só são vistos por administradores, e fica registado quem abre um documento. Os documentos que nos envia são guardados sob um nome que nada diz de si e nunca ficam acessíveis ao público."
          },
          {
            "title": "Alterações a esta política",
            "text": "Se esta política mudar, publicamos aqui a nova versão com a data em que foi revista. Guardamos as versões anteriores e sabemos qual viu quem nos enviou um formulário."
          }
        ]
      },
      "purposes": {
        "kind": "list",
        "label": "Finalidades e fundamentos legais",
        "one": "Finalidade",
        "item": {
          "purpose": {
            "kind": "text",
            "label": "Finalidade",
            "max": 120,
            "default": ""
          },
          "data": {
            "kind": "text",
            "label": "Dados",
            "max": 120,
            "default": ""
          },
          "basis": {
            "kind": "longText",
            "label": "Fundamento legal",
            "max": 300,
            "default": ""
          }
        },
        "min": 1,
        "max": 20,
        "default": [
          {
            "purpose": "Responder a mensagens e pedidos",
            "data": "Formulários de contacto, formação, sessão e material",
            "basis": "Diligências a pedido da própria pessoa e interesse legítimo em responder"
          },
          {
            "purpose": "Gerir a inscrição no Desafio Escolar",
            "data": "Inscrição da escola",
            "basis": "Execução da participação pedida pela escola"
          },
          {
            "purpose": "Avaliar candidaturas a voluntário",
            "data": "Candidatura e currículo",
            "basis": "Consentimento e diligências prévias a pedido do candidato"
          },
          {
            "purpose": "Tratar propostas de parceria",
            "data": "Formulário de parcerias",
            "basis": "Diligências prévias a pedido da própria pessoa"
          },
          {
            "purpose": "Enviar a newsletter",
            "data": "Nome e e-mail",
            "basis": "Consentimento, que pode retirar quando quiser"
          },
          {
            "purpose": "Conhecer o uso do site",
            "data": "Estatísticas de visita",
            "basis": "Consentimento"
          },
          {
            "purpose": "Provar o consentimento",
            "data": "Prova do que aceitou",
            "basis": "Obrigação legal de o demonstrar"
          },
          {
            "purpose": "Proteger o site",
            "data": "Registos de segurança",
            "basis": "Interesse legítimo na segurança do site"
          }
        ]
      }
    }
  },
  {
    "chave": "cookies",
    "nome": "Política de Cookies",
    "resumo": "Que cookies se usam e como se recusam. O que o site guarda no navegador é dito pelo próprio site.",
    "caminhos": [
      "/cookies"
    ],
    "fields": {
      "lead": {
        "kind": "longText",
        "label": "Introdução",
        "max": 600,
        "default": "Que cookies usamos, para quê, e como os pode recusar."
      },
      "description": {
        "kind": "longText",
        "label": "Descrição para motores de busca",
        "max": 300,
        "hint": "Não se vê na página: é o que o Google e as redes sociais mostram por baixo do título.",
        "default": "Política de cookies da DFC Portugal, em vigor desde 25 de julho de 2025."
      },
      "image": {
        "kind": "image",
        "label": "Imagem do topo",
        "hint": "Sem imagem, fica o desenho do site.",
        "default": ""
      },
      "effective": {
        "kind": "text",
        "label": "Em vigor",
        "max": 120,
        "hint": "Quando mudar o texto, diga aqui em que dia foi revisto.",
        "default": "Em vigor desde 25 de julho de 2025. Texto revisto em 22 de novembro de 2026."
      },
      "sections": {
        "kind": "list",
        "label": "Secções",
        "hint": "«{longName}», «{email}» e «{address}» são os da página «Associação». Num parágrafo só seu, «{tipos}» é o quadro dos tipos de cookies e «{guardado}» o do que o site guarda no navegador.",
        "one": "Secção",
        "item": {
          "title": {
            "kind": "text",
            "label": "Título",
            "max": 120,
            "default": ""
          },
          "text": {
            "kind": "formatted",
            "label": "Texto",
            "max": 6000,
            "default": ""
          }
        },
        "min": 1,
        "max": 20,
        "default": [
          {
            "title": "O que são cookies",
            "text": "Cookies são pequenos ficheiros de texto que um site guarda no seu equipamento para se lembrar de alguma coisa na visita seguinte. Nesta página chamamos cookies também a outras formas de guardar informação no navegador."
          },
          {
            "title": "Que cookies usamos",
            "text": "Há três tipos de cookies, e só o primeiro não depende da sua autorização. Neste momento o nosso site só usa essenciais: perguntamos-lhe pelos outros para que a escolha já seja sua quando os houver.\n\n{tipos}"
          },
          {
            "title": "O que o nosso site guarda",
            "text": "O nosso site guarda no seu navegador apenas o que aqui se diz, e não o envia a ninguém. É tudo essencial.\n\n{guardado}"
          },
          {
            "title": "Conteúdos de outros sites",
            "text": "Os vídeos que mostramos estão alojados noutros sites, que usam os seus próprios cookies. Por isso só são carregados depois de carregar no botão para os ver.\n\nA verificação de que quem preenche um formulário não é um robô é feita por nós, sem cookies, a não ser que a própria caixa diga que é feita por outra entidade. Nesse caso só é carregada depois de marcar a caixa, e essa entidade pode usar os seus próprios cookies."
          },
          {
            "title": "Como gerir os cookies",
            "text": "Pode recusar os cookies que não são essenciais com a mesma facilidade com que os aceita, e mudar de ideias quando quiser, em «Definições de cookies», no fundo de cada página. Pode também apagar ou bloquear cookies nas definições do seu navegador; se bloquear os essenciais, o site funciona na mesma, mas volta a fazer-lhe a pergunta em cada visita."
          },
          {
            "title": "Alterações e contactos",
            "text": "Se esta política mudar, publicamos aqui a nova versão com a data em que foi revista.\n\nPara qualquer dúvida, escreva para {email}."
          }
        ]
      }
    }
  }
];
