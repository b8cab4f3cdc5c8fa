export interface paths {
    "/api/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O captcha em vigor, com um desafio onde é o nosso */
        get: operations["Captcha_offer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar utilizadores */
        get: operations["Users_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ler um utilizador */
        get: operations["Users_get"];
        put?: never;
        post?: never;
        /** Eliminar um utilizador */
        delete: operations["Users_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Registar um utilizador */
        post: operations["Users_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Iniciar sessão */
        post: operations["Auth_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Carregar imagens e PDF para a área pública */
        post: operations["Ficheiros_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ler um ficheiro público; com `w`, a imagem nessa largura em AVIF ou WebP */
        get: operations["Ficheiros_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documentos/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Descarregar um anexo ou CV */
        get: operations["Documentos_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/eventos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar eventos */
        get: operations["Eventos_list"];
        put?: never;
        /** Criar um evento */
        post: operations["Eventos_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/eventos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ler um evento */
        get: operations["Eventos_get"];
        /** Substituir um evento */
        put: operations["Eventos_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/eventos/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Eliminar um evento */
        delete: operations["Eventos_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contactos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enviar o formulário de contacto */
        post: operations["Contactos_receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contactos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar contactos */
        get: operations["Contactos_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contactos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ler um contacto */
        get: operations["Contactos_get"];
        /** Marcar um contacto como lido ou por ler */
        put: operations["Contactos_mark"];
        post?: never;
        /** Eliminar um contacto e o seu anexo */
        delete: operations["Contactos_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resumo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Os números da visão geral */
        get: operations["Resumo_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O processo responde */
        get: operations["Health_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A base de dados responde também */
        get: operations["Health_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Captcha: {
            /** @enum {string} */
            provider: "altcha";
            /** @description Chave pública do fornecedor, onde a há. */
            siteKey?: string;
            /** @description O desafio (ALTCHA v2), onde o fornecedor é o nosso. A solução é enviada em `recaptcha`, em base64. */
            challenge?: {
                [key: string]: unknown;
            };
        };
        User: {
            /** @example 1 */
            id: number;
            /** @example Maria Silva */
            nome: string;
            /** @example maria@escola.pt */
            email: string;
        };
        Erro: {
            /** @example 400 */
            statusCode: number;
            /**
             * @description Uma frase para a pessoa.
             * @example Verifique os campos assinalados.
             */
            message: string;
            /** @description A mesma frase que `message`. */
            erro: string;
            /** @description A mesma frase que `message`. */
            error: string;
            /**
             * @description Uma frase por campo errado, pelo nome do campo.
             * @example {
             *       "email": "Introduza um endereço de email válido."
             *     }
             */
            errors?: {
                [key: string]: string;
            };
            /** @description Só num erro 500: o identificador que o registo do servidor também tem. */
            requestId?: string;
        };
        UserInput: {
            /** @example Maria Silva */
            nome: string;
            /**
             * Format: email
             * @example maria@escola.pt
             */
            email: string;
            /** @example uma frase só minha */
            password: string;
        };
        Login: {
            /** @example admin@localhost */
            email: string;
            password: string;
        };
        LoginResult: {
            /** @description JWT para o cabeçalho `Authorization: Bearer`. */
            token: string;
            user: components["schemas"]["User"];
        };
        UploadResult: {
            /** @example true */
            success: boolean;
            /** @description Nomes guardados, servidos em /uploads/{nome}. */
            filePaths: string[];
            /** @example Arquivos carregados com sucesso! */
            message: string;
        };
        Evento: {
            /** @example 12 */
            id: number;
            /** @example Festival DFC 2026 */
            titulo: string;
            descricao: string | null;
            /** @description Texto curto de chamada. */
            hook: string | null;
            /**
             * Format: uri
             * @description Imagem principal.
             */
            url: string | null;
            /**
             * Format: date-time
             * @description Início.
             */
            data: string;
            /**
             * Format: date-time
             * @description Fim.
             */
            dataFim: string | null;
            /** @enum {string} */
            tipo: "proximo" | "decorrer" | "anterior";
            /** @example 2026 */
            ano: number;
            /**
             * Format: date-time
             * @description Criação do registo.
             */
            create: string;
            /** Format: uri */
            video: string | null;
            /** @example Vila Nova de Gaia */
            local: string;
            /** Format: uri */
            websiteOficial: string | null;
            /** @example Entrada livre */
            admissao: string | null;
            fotos: string[];
            /**
             * @description A enviar no PUT; uma versão antiga recebe 409.
             * @example 1
             */
            versao: number;
        };
        EventoInput: {
            /** @example Festival DFC 2026 */
            titulo: string;
            descricao?: string | null;
            hook?: string | null;
            /** Format: uri */
            url?: string | null;
            /**
             * Format: date-time
             * @example 2026-06-05T09:30:00.000Z
             */
            data: string;
            /**
             * Format: date-time
             * @example 2026-06-05T09:30:00.000Z
             */
            dataFim?: string | null;
            /**
             * @description Por omissão, `proximo`.
             * @enum {string|null}
             */
            tipo?: "proximo" | "decorrer" | "anterior" | null;
            /** @description Por omissão, o do início. */
            ano?: number | null;
            /** Format: uri */
            video?: string | null;
            /** @example Vila Nova de Gaia */
            local: string;
            /** Format: uri */
            websiteOficial?: string | null;
            /** @example Entrada livre */
            admissao?: string | null;
            /** @description Endereços das fotos, pela ordem em que são mostradas. */
            fotos?: string[];
        };
        EventoUpdate: {
            /** @example Festival DFC 2026 */
            titulo: string;
            descricao?: string | null;
            hook?: string | null;
            /** Format: uri */
            url?: string | null;
            /**
             * Format: date-time
             * @example 2026-06-05T09:30:00.000Z
             */
            data: string;
            /**
             * Format: date-time
             * @example 2026-06-05T09:30:00.000Z
             */
            dataFim?: string | null;
            /**
             * @description Por omissão, `proximo`.
             * @enum {string|null}
             */
            tipo?: "proximo" | "decorrer" | "anterior" | null;
            /** @description Por omissão, o do início. */
            ano?: number | null;
            /** Format: uri */
            video?: string | null;
            /** @example Vila Nova de Gaia */
            local: string;
            /** Format: uri */
            websiteOficial?: string | null;
            /** @example Entrada livre */
            admissao?: string | null;
            /** @description Endereços das fotos, pela ordem em que são mostradas. */
            fotos?: string[];
            id?: number | null;
            versao?: number | null;
            /**
             * Format: date-time
             * @example 2026-06-05T09:30:00.000Z
             */
            create?: string | null;
        };
        ContactoInput: {
            /** @example Como participar */
            assunto: string;
            /**
             * Format: email
             * @example maria@escola.pt
             */
            email: string;
            /** @example Maria Silva */
            nome: string;
            /** @example Gostava de inscrever a minha turma. */
            descricao: string;
            /** @enum {boolean} */
            privacidade: true;
            /** @description Solução do captcha (ALTCHA: base64). */
            recaptcha: string;
            /**
             * Format: binary
             * @description Um PDF até 10 MB.
             */
            documento?: string;
        };
        Aceite: {
            /** @example 7 */
            id: number;
            /** @example Formulário submetido com sucesso! */
            message: string;
        };
        Contacto: {
            /** @example 7 */
            id: number;
            /** @example Maria Silva */
            nome: string;
            /** @example maria@escola.pt */
            email: string;
            /** @example Como participar */
            assunto: string;
            /** @description O mesmo texto que `mensagem`. */
            descricaoMotivoContacto: string;
            mensagem: string;
            /** @description Nome guardado do anexo, em /documentos/{nome}. */
            documento: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Se um administrador já a leu. */
            lida: boolean;
        };
        Leitura: {
            /** @example true */
            lida: boolean;
        };
        Resumo: {
            /**
             * @description Quantos registos há em cada secção.
             * @example {
             *       "users": 1,
             *       "eventos": 8,
             *       "contactos": 3,
             *       "files": 12
             *     }
             */
            contagens: {
                [key: string]: number;
            };
            /**
             * @description Quantas submissões estão por ler, por secção.
             * @example {
             *       "contactos": 2
             *     }
             */
            naoLidas: {
                [key: string]: number;
            };
            /**
             * @description Eventos marcados como próximos ou a decorrer que já terminaram.
             * @example 0
             */
            eventosPorRever: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    Captcha_offer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Captcha"];
                };
            };
        };
    };
    Users_list: {
        parameters: {
            query?: {
                /** @description Coluna e sentido. Colunas: id, nome, email. */
                sort?: unknown;
                /** @description Primeira e última linha (até 1000). */
                range?: unknown;
                /** @description Objeto JSON: `q` procura no texto; `id` aceita uma lista; igualdade por coluna (id, nome, email); `_gte` e `_lte` em datas e números. */
                filter?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Linhas, com `Content-Range: users <de>-<até>/<total>`. */
            200: {
                headers: {
                    /** @description Linhas dadas e total. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            /** @description Parâmetro inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Sem sessão válida. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    Users_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Sem sessão válida. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    Users_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Eliminado. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Sem sessão válida. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O próprio ou o último. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    Users_register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Sem sessão válida. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O email já existe. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    Auth_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            /** @description Email e password são obrigatórios. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Email ou password incorretos. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Demasiados pedidos. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    Ficheiros_upload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    images: string[];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadResult"];
                };
            };
            /** @description Sem sessão válida. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    Ficheiros_read: {
        parameters: {
            query?: {
                w?: "320" | "640" | "960" | "1280" | "1920";
            };
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O ficheiro. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description Não existe. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    Documentos_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Sem sessão válida. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Não existe. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    Eventos_list: {
        parameters: {
            query?: {
                /** @description Coluna e sentido. Colunas: id, titulo, data, dataFim, tipo, ano, local, create. */
                sort?: unknown;
                /** @description Primeira e última linha (até 1000). */
                range?: unknown;
                /** @description Objeto JSON: `q` procura no texto; `id` aceita uma lista; igualdade por coluna (id, titulo, data, dataFim, tipo, ano, local, create); `_gte` e `_lte` em datas e números. */
                filter?: unknown;
                ano?: unknown;
                tipo?: "proximo" | "decorrer" | "anterior";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Linhas, com `Content-Range: eventos <de>-<até>/<total>`. */
            200: {
                headers: {
                    /** @description Linhas dadas e total. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evento"][];
                };
            };
            /** @description Parâmetro inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    Eventos_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventoInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evento"];
                };
            };
            /** @description Campos errados. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Sem sessão válida. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    Eventos_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evento"];
                };
            };
            /** @description Não existe. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    Eventos_update: {
        parameters: {
            query?: never;
            header: {
                "if-match": string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventoUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evento"];
                };
            };
            /** @description Campos errados. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Sem sessão válida. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Não existe. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Alterado por outra pessoa. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    Eventos_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Eliminado. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Sem sessão válida. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Não existe. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    Contactos_receive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ContactoInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Aceite"];
                };
            };
            /** @description Campos errados, ou captcha em falta, inválido ou já usado. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Anexo com mais de 10 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O anexo não é um PDF. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Demasiados pedidos. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    Contactos_list: {
        parameters: {
            query?: {
                /** @description Coluna e sentido. Colunas: id, nome, email, createdAt, lida, assunto. */
                sort?: unknown;
                /** @description Primeira e última linha (até 1000). */
                range?: unknown;
                /** @description Objeto JSON: `q` procura no texto; `id` aceita uma lista; igualdade por coluna (id, nome, email, createdAt, lida, assunto); `_gte` e `_lte` em datas e números. */
                filter?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Linhas, com `Content-Range: contactos <de>-<até>/<total>`. */
            200: {
                headers: {
                    /** @description Linhas dadas e total. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contacto"][];
                };
            };
            /** @description Parâmetro inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Sem sessão válida. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    Contactos_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contacto"];
                };
            };
            /** @description Sem sessão válida. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Não existe. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    Contactos_mark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Leitura"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contacto"];
                };
            };
            /** @description Sem sessão válida. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Não existe. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    Contactos_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Eliminado. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Sem sessão válida. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Não existe. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    Resumo_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Resumo"];
                };
            };
            /** @description Sem sessão válida. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    Health_live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Vivo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Health_ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pronto. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Ainda não, ou já não. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
}
