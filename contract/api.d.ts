export interface paths {
    "/api/versoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Seguir as versões dos conteúdos: primeiro todas, depois as que sobem (server-sent events) */
        get: operations["Versoes_follow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
    "/api/captcha/prova": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Um desafio nosso, para os formulários sem captcha à vista
         * @description É sempre o nosso, qualquer que seja o captcha em vigor: nada é pedido a terceiros.
         */
        get: operations["Captcha_offerProof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/correio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Se o sistema envia e-mails */
        get: operations["Correio_get"];
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
        /** Mudar o papel, o estado ou o último dia de uma conta; quem a tem é avisado por e-mail */
        put: operations["Users_change"];
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
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Terminar a própria sessão: o token deixa de valer */
        post: operations["Sessions_logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar as próprias sessões, as mais recentes primeiro */
        get: operations["Sessions_list"];
        put?: never;
        post?: never;
        /** Terminar todas as próprias sessões, menos esta */
        delete: operations["Sessions_endOthers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessoes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Terminar uma das próprias sessões */
        delete: operations["Sessions_end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/sessoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar as sessões de um utilizador, as mais recentes primeiro */
        get: operations["UserSessions_list"];
        put?: never;
        post?: never;
        /** Terminar todas as sessões de um utilizador */
        delete: operations["UserSessions_endAll"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/sessoes/{sessaoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Terminar uma sessão de um utilizador */
        delete: operations["UserSessions_end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/atividade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar o que se fez no painel, o mais recente primeiro */
        get: operations["Atividade_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/atividade/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ler um registo da atividade */
        get: operations["Atividade_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/atividade/exportacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Dizer que se vai exportar uma secção */
        post: operations["Atividade_exported"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/segundo-passo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ler o segundo passo da própria conta */
        get: operations["SegundoPasso_get"];
        put?: never;
        post?: never;
        /** Desligar o segundo passo da própria conta */
        delete: operations["SegundoPasso_switchOff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/segundo-passo/aplicacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Uma chave nova para uma aplicação de códigos; só conta depois de confirmada */
        get: operations["SegundoPasso_offerApp"];
        /** Confirmar a aplicação com um código seu; substitui a que houver */
        put: operations["SegundoPasso_acceptApp"];
        post?: never;
        /** Deixar de usar a aplicação */
        delete: operations["SegundoPasso_removeApp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/segundo-passo/codigos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Criar dez códigos de recuperação novos; os antigos deixam de servir */
        post: operations["SegundoPasso_renewCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/segundo-passo/passkeys/opcoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** O que o navegador precisa para criar uma chave de acesso; nada muda */
        post: operations["Passkeys_options"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/segundo-passo/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adicionar uma chave de acesso como segundo passo */
        post: operations["Passkeys_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/segundo-passo/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Dar outro nome a uma chave de acesso */
        put: operations["Passkeys_rename"];
        post?: never;
        /** Retirar uma chave de acesso */
        delete: operations["Passkeys_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/segundo-passo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Saber se um utilizador tem segundo passo */
        get: operations["UserSecondStep_get"];
        put?: never;
        post?: never;
        /** Desligar o segundo passo de quem o perdeu; as suas sessões terminam */
        delete: operations["UserSecondStep_reset"];
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
    "/api/login/segundo-passo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Dar o segundo passo com um código da aplicação ou de recuperação */
        post: operations["Auth_giveCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/segundo-passo/passkey/opcoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** O que o navegador precisa para dar o segundo passo com uma chave de acesso */
        post: operations["Auth_offerPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/segundo-passo/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Dar o segundo passo com uma chave de acesso */
        post: operations["Auth_givePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/desafio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Um desafio para entrar, ou pedir uma nova palavra-passe, onde houve demasiadas tentativas */
        get: operations["Auth_offerChallenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ler a própria conta */
        get: operations["Conta_get"];
        /** Mudar o nome ou o resumo diário, ou pedir a mudança do e-mail da própria conta */
        put: operations["Conta_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conta/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mudar a própria palavra-passe; as outras sessões terminam */
        put: operations["Conta_changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conta/confirmacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Dar de novo a palavra-passe, antes de mudar a conta */
        post: operations["Conta_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conta/email/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirmar o novo e-mail de uma conta, com a ligação que lá chegou */
        post: operations["ContaEmail_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/por-guardar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O que a própria conta escreveu num registo e não guardou, o mais recente primeiro */
        get: operations["PorGuardar_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/por-guardar/{chave}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Conservar o que está a ser escrito num formulário; nenhum registo muda */
        put: operations["PorGuardar_keep"];
        post?: never;
        /** Esquecer o que foi escrito num formulário */
        delete: operations["PorGuardar_forget"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recuperar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pedir uma nova palavra-passe; a resposta é a mesma para qualquer e-mail */
        post: operations["Recuperar_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recuperar/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ver de quem é a conta cuja palavra-passe a ligação deixa escolher */
        get: operations["Recuperar_read"];
        put?: never;
        /** Escolher a nova palavra-passe, com a ligação que chegou por e-mail */
        post: operations["Recuperar_setPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/convidados": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar os colegas convidados que ainda não aceitaram, os mais recentes primeiro */
        get: operations["Convidados_list"];
        put?: never;
        /** Convidar um colega: recebe por e-mail uma ligação para escolher a palavra-passe */
        post: operations["Convidados_invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/convidados/{id}/envio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enviar de novo um convite, com outra ligação; a anterior deixa de valer */
        post: operations["Convidados_sendAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/convidados/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Retirar um convite que ainda não foi aceite */
        delete: operations["Convidados_withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/convite-conta/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ver para quem é o convite de um colega */
        get: operations["ConviteConta_read"];
        put?: never;
        /** Aceitar o convite de um colega: escolher a palavra-passe da conta que assim se faz */
        post: operations["ConviteConta_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar os nomes dos ficheiros públicos, os mais recentes primeiro; `tipo`: pdf ou image */
        get: operations["Ficheiros_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Saber onde um ficheiro público está em uso */
        get: operations["Ficheiros_uses"];
        /** Dizer o que uma imagem mostra e de quem é, se tem menores identificáveis, e que autorização foi vista */
        put: operations["Fotografias_mark"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/{id}/substituicao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mostrar outra imagem, já carregada, onde quer que uma esteja, e eliminar essa; o que se diz dela passa para a outra */
        post: operations["Ficheiros_replace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Eliminar um ficheiro público que não esteja em uso */
        delete: operations["Ficheiros_remove"];
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
        /** Ler um ficheiro público; com `w`, a imagem nessa largura em AVIF ou WebP, e com 1200 o JPEG de 1200 × 630 que as pré-visualizações de ligações mostram; com `nome`, para guardar com esse nome e a extensão do ficheiro */
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
    "/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Carregar imagens e PDF para a área pública; com um convite, uma só imagem */
        post: operations["Upload_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fotografias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar as fotografias marcadas, retiradas ou por aprovar, as que acabam a autorização primeiro; com `id`, tudo o que se sabe dessas */
        get: operations["Fotografias_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/{id}/retirada": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Retirar uma fotografia do site, onde quer que esteja */
        post: operations["Fotografias_takeDown"];
        /** Repor uma fotografia que foi retirada; uma com menores continua a precisar de autorização */
        delete: operations["Fotografias_putBack"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/textos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As versões dos textos mostrados com os formulários, a enviar em `textos` */
        get: operations["Textos_present"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paginas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar as páginas do site, com o que nelas foi alterado */
        get: operations["Paginas_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paginas/{chave}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ler as palavras de uma página */
        get: operations["Paginas_get"];
        /** Guardar o rascunho de uma página */
        put: operations["Paginas_saveDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paginas/{chave}/publicacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publicar o rascunho de uma página */
        post: operations["Paginas_publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{recurso}/{id}/versoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As versões de um registo, as mais recentes primeiro (200 no máximo) */
        get: operations["History_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{recurso}/{id}/versoes/{versao}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O que um registo tinha numa das suas versões */
        get: operations["History_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{recurso}/{id}/versoes/{versao}/reposicao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Repor um registo como era numa versão, todo ou alguns campos, como versão nova */
        post: operations["History_bringBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lixo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar o que foi eliminado e ainda pode voltar */
        get: operations["Lixo_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lixo/{id}/reposicao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Repor um registo eliminado, com o identificador e o histórico que tinha */
        post: operations["Lixo_bringBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lixo/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Eliminar de vez, com o histórico */
        delete: operations["Lixo_erase"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rascunhos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar rascunhos, registos agendados e arquivados */
        get: operations["Rascunhos_list"];
        put?: never;
        /** Criar um registo que ainda não é público */
        post: operations["Rascunhos_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{recurso}/{id}/rascunho": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ler um registo com o que nele espera, público ou não */
        get: operations["RecordDraft_get"];
        /** Guardar como rascunho, publicar, agendar ou arquivar um registo */
        put: operations["RecordDraft_save"];
        post?: never;
        /** Deitar fora o que espera; um registo que não é público vai para o Lixo */
        delete: operations["RecordDraft_discard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/eventos/anos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar os anos que têm eventos */
        get: operations["Eventos_years"];
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
    "/api/previsualizacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pedir uma ligação à página do site com o que está guardado: vale uma hora, enquanto durar a sessão que a pede */
        post: operations["Previsualizacoes_make"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/previsualizacoes/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ler o que uma ligação de pré-visualização mostra */
        get: operations["Previsualizacoes_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ligacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Dizer quais destas ligações não levam a lado nenhum */
        post: operations["Ligacoes_dead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recentes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Os artigos mais recentes, cinco no máximo */
        get: operations["Imprensa_recent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imprensa/relacionados/{category}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Outros artigos da mesma categoria, cinco no máximo */
        get: operations["Imprensa_related"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imprensa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar artigos, os mais recentes primeiro */
        get: operations["Imprensa_list"];
        put?: never;
        /** Criar um artigo */
        post: operations["Imprensa_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imprensa/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ler um artigo */
        get: operations["Imprensa_get"];
        /** Substituir um artigo */
        put: operations["Imprensa_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imprensa/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Eliminar um artigo */
        delete: operations["Imprensa_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/equipa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar a equipa; com sessão, também os rascunhos */
        get: operations["Equipa_list"];
        put?: never;
        /** Criar um membro */
        post: operations["Equipa_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/equipa/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ler um membro; com sessão, também um rascunho */
        get: operations["Equipa_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/equipa/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Substituir um membro; `rascunho: false` aprova-o */
        put: operations["Equipa_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/equipa/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Eliminar um membro */
        delete: operations["Equipa_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/convites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar convites para testemunho, os mais recentes primeiro */
        get: operations["Convites_list"];
        put?: never;
        /** Criar um convite de uso único; a ligação só é mostrada agora */
        post: operations["Convites_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/convites/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Anular um convite */
        delete: operations["Convites_revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/convites/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Saber se um convite ainda pode ser usado */
        get: operations["Testemunhos_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/testemunhos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enviar um testemunho com um convite; fica em rascunho até ser aprovado */
        post: operations["Testemunhos_receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/materialpost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar o material pedagógico, o mais recente primeiro */
        get: operations["Materiais_list"];
        put?: never;
        /** Criar um material */
        post: operations["Materiais_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/materialpost/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ler um material */
        get: operations["Materiais_get"];
        /** Substituir um material */
        put: operations["Materiais_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/materialpost/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Eliminar um material */
        delete: operations["Materiais_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/relatorios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar relatórios, os mais recentes primeiro */
        get: operations["Relatorios_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/relatorios2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar relatórios para os gerir */
        get: operations["Relatorios_manage"];
        put?: never;
        /** Adicionar um relatório */
        post: operations["Relatorios_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/relatorios2/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Eliminar um relatório e o seu ficheiro, que ficam 30 dias no lixo */
        delete: operations["Relatorios_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mural/filtros": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ler por que edições, distritos, prémios e passos se filtra o mural */
        get: operations["Mural_filters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mural": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar os projetos do mural, os da edição mais recente primeiro */
        get: operations["Mural_list"];
        put?: never;
        /** Pôr um projeto no mural */
        post: operations["Mural_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mural/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ler um projeto do mural */
        get: operations["Mural_get"];
        /** Substituir um projeto do mural */
        put: operations["Mural_update"];
        post?: never;
        /** Tirar um projeto do mural */
        delete: operations["Mural_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parceiros/ordem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ordenar os parceiros */
        put: operations["Parceiros_reorder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parceiros": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar os parceiros, pela sua ordem */
        get: operations["Parceiros_list"];
        put?: never;
        /** Criar um parceiro, no fim da lista */
        post: operations["Parceiros_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parceiros/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ler um parceiro */
        get: operations["Parceiros_get"];
        /** Substituir um parceiro */
        put: operations["Parceiros_update"];
        post?: never;
        /** Eliminar um parceiro */
        delete: operations["Parceiros_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/perguntas/ordem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ordenar as perguntas de uma página */
        put: operations["Perguntas_reorder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/perguntas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar as perguntas, por página e pela sua ordem */
        get: operations["Perguntas_list"];
        put?: never;
        /** Criar uma pergunta, no fim da sua página */
        post: operations["Perguntas_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/perguntas/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ler uma pergunta */
        get: operations["Perguntas_get"];
        /** Substituir uma pergunta */
        put: operations["Perguntas_update"];
        post?: never;
        /** Eliminar uma pergunta */
        delete: operations["Perguntas_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pesquisa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pesquisar em tudo o que está publicado, sem contar com os acentos */
        get: operations["Pesquisa_search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edicoes/ano-letivo/{chave}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ler a edição de um ano letivo */
        get: operations["Edicoes_ofSchoolYear"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edicoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar as edições do Desafio Escolar, a mais antiga primeiro */
        get: operations["Edicoes_list"];
        put?: never;
        /** Criar uma edição */
        post: operations["Edicoes_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edicoes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ler uma edição */
        get: operations["Edicoes_get"];
        /** Substituir uma edição */
        put: operations["Edicoes_update"];
        post?: never;
        /** Eliminar uma edição */
        delete: operations["Edicoes_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exemplos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Eliminar todo o conteúdo de exemplo, que fica 30 dias no lixo */
        delete: operations["Exemplos_remove"];
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
        /** Ler um registo de contactos */
        get: operations["Contactos_get"];
        /** Marcar um registo de contactos como lido ou por ler */
        put: operations["Contactos_mark"];
        post?: never;
        /** Eliminar um registo de contactos, com o seu anexo */
        delete: operations["Contactos_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/festival": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Inscrever uma escola no Desafio Escolar */
        post: operations["Inscricoes_receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/festival": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar inscrições */
        get: operations["Inscricoes_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/festival/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ler um registo de inscrições */
        get: operations["Inscricoes_get"];
        /** Marcar um registo de inscrições como lido ou por ler */
        put: operations["Inscricoes_mark"];
        post?: never;
        /** Eliminar um registo de inscrições, com o seu anexo */
        delete: operations["Inscricoes_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/formularios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Candidatar-se a voluntário */
        post: operations["Voluntariado_receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/voluntariados": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar candidaturas */
        get: operations["Voluntariado_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/voluntariados/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ler um registo de candidaturas */
        get: operations["Voluntariado_get"];
        /** Marcar um registo de candidaturas como lido ou por ler */
        put: operations["Voluntariado_mark"];
        post?: never;
        /** Eliminar um registo de candidaturas, com o seu anexo */
        delete: operations["Voluntariado_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pedir a newsletter
         * @description Envia um e-mail de confirmação. A resposta é a mesma para um endereço novo e um conhecido.
         */
        post: operations["Newsletter_subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/exportacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exportar quem confirmou, com a ligação de cada pessoa para cancelar
         * @description A ligação de uma pessoa é sempre a mesma e fica válida até ela cancelar.
         */
        post: operations["Newsletter_exported"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar os subscritores, confirmados e por confirmar */
        get: operations["Newsletter_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Newsletter/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ler um subscritor */
        get: operations["Newsletter_get"];
        put?: never;
        post?: never;
        /** Eliminar um subscritor */
        delete: operations["Newsletter_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/cancelar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pedir a ligação que cancela a newsletter; a resposta é a mesma para qualquer endereço */
        post: operations["Links_askToLeave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/confirmar/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Saber se uma ligação que confirma uma subscrição ainda espera */
        get: operations["Links_lookToConfirm"];
        put?: never;
        /** Confirmar uma subscrição */
        post: operations["Links_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/cancelar/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Saber se uma ligação que cancela uma subscrição ainda espera */
        get: operations["Links_lookToCancel"];
        put?: never;
        /** Cancelar uma subscrição */
        post: operations["Links_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/cancelar/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A página que cancela uma subscrição, que é do site */
        get: operations["Links_cancelPage"];
        put?: never;
        /** Cancelar uma subscrição num só clique do programa de e-mail (RFC 8058) */
        post: operations["Links_cancelAtOnce"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/confirmar/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A página que confirma uma subscrição, que é do site */
        get: operations["Links_confirmPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oportunidades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Propor uma parceria */
        post: operations["Oportunidades_receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oportunidades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar propostas de parceria */
        get: operations["Oportunidades_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oportunidades/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ler um registo de propostas de parceria */
        get: operations["Oportunidades_get"];
        /** Marcar um registo de propostas de parceria como lido ou por ler */
        put: operations["Oportunidades_mark"];
        post?: never;
        /** Eliminar um registo de propostas de parceria, com o seu anexo */
        delete: operations["Oportunidades_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/formacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar pedidos de formação */
        get: operations["Formacoes_list"];
        put?: never;
        /** Pedir uma formação */
        post: operations["Formacoes_receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/formacoes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ler um registo de pedidos de formação */
        get: operations["Formacoes_get"];
        /** Marcar um registo de pedidos de formação como lido ou por ler */
        put: operations["Formacoes_mark"];
        post?: never;
        /** Eliminar um registo de pedidos de formação, com o seu anexo */
        delete: operations["Formacoes_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar pedidos de sessão */
        get: operations["Sessoes_list"];
        put?: never;
        /** Pedir uma sessão com alunos */
        post: operations["Sessoes_receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessoes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ler um registo de pedidos de sessão */
        get: operations["Sessoes_get"];
        /** Marcar um registo de pedidos de sessão como lido ou por ler */
        put: operations["Sessoes_mark"];
        post?: never;
        /** Eliminar um registo de pedidos de sessão, com o seu anexo */
        delete: operations["Sessoes_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/material": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar pedidos de material */
        get: operations["PedidosMaterial_list"];
        put?: never;
        /** Pedir material pedagógico */
        post: operations["PedidosMaterial_receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/material/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ler um registo de pedidos de material */
        get: operations["PedidosMaterial_get"];
        /** Marcar um registo de pedidos de material como lido ou por ler */
        put: operations["PedidosMaterial_mark"];
        post?: never;
        /** Eliminar um registo de pedidos de material, com o seu anexo */
        delete: operations["PedidosMaterial_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mensagens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar o que chegou por todos os formulários */
        get: operations["Mensagens_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mensagens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ler uma mensagem, com as respostas e o mais que veio do mesmo endereço */
        get: operations["Mensagens_get"];
        /** Dizer em que estado está uma mensagem, quem trata dela e o que a equipa deve saber */
        put: operations["Mensagens_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mensagens/{id}/respostas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Responder por e-mail a quem enviou */
        post: operations["Mensagens_answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/modelos-resposta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar os modelos de resposta */
        get: operations["ModelosResposta_list"];
        put?: never;
        /** Criar um modelo de resposta */
        post: operations["ModelosResposta_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/modelos-resposta/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ler um modelo de resposta */
        get: operations["ModelosResposta_get"];
        /** Substituir um modelo de resposta */
        put: operations["ModelosResposta_update"];
        post?: never;
        /** Eliminar um modelo de resposta */
        delete: operations["ModelosResposta_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suspeitas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar as submissões que parecem spam, de todos os formulários */
        get: operations["Suspeitas_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suspeitas/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ler uma submissão que parece spam */
        get: operations["Suspeitas_get"];
        put?: never;
        post?: never;
        /** Eliminar uma submissão que parece spam, com o seu anexo */
        delete: operations["Suspeitas_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suspeitas/{id}/aceitacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Dizer que não é spam: fica entre as outras e é enviado o que estava retido */
        post: operations["Suspeitas_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/aceitacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar as submissões sem aceitação registada, de todos os formulários */
        get: operations["Aceitacoes_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/aceitacoes/{id}/aceitacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Registar como foi obtida a aceitação: a submissão fica pelo prazo das outras */
        post: operations["Aceitacoes_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/aceitacoes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Eliminar uma submissão sem aceitação registada, com o seu anexo */
        delete: operations["Aceitacoes_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/avisos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pedir um aviso quando as inscrições no Desafio Escolar abrirem
         * @description Um só e-mail; depois dele o endereço é apagado. A resposta é a mesma para um endereço conhecido.
         */
        post: operations["Avisos_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desafio/{token}/projeto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Guardar as palavras do projeto, completas ou não */
        put: operations["Projetos_save"];
        post?: never;
        /** Deitar fora o rascunho do projeto, com as fotografias e o PDF */
        delete: operations["Projetos_throwAway"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desafio/{token}/projeto/mural": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Dizer se o projeto pode ser mostrado no site; quem o nega tira-o do mural */
        put: operations["Projetos_allowShowing"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desafio/{token}/ficheiros": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Juntar ao projeto uma fotografia, ou um PDF no lugar do que houver */
        post: operations["Projetos_addFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desafio/{token}/fotos/{nome}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ver uma fotografia do projeto, que os visitantes ainda não veem */
        get: operations["Projetos_sendPicture"];
        /** Descrever uma fotografia e dizer se há nela crianças reconhecíveis */
        put: operations["Projetos_describePicture"];
        post?: never;
        /** Retirar uma fotografia do projeto */
        delete: operations["Projetos_removePicture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desafio/{token}/documento": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Descarregar o PDF do projeto */
        get: operations["Projetos_sendDocument"];
        put?: never;
        post?: never;
        /** Retirar o PDF do projeto */
        delete: operations["Projetos_removeDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desafio/{token}/entrega": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Entregar o projeto, que fica como está; o professor recebe um recibo */
        post: operations["Projetos_submit"];
        /** Retirar a entrega, para corrigir o projeto */
        delete: operations["Projetos_takeBack"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/participacoes/mural": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pôr no mural os projetos entregues das escolas escolhidas que aceitaram mostrá-los
         * @description As fotografias com crianças e sem autorização registada ficam de fora.
         */
        post: operations["ShowProjects_show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/participacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar as escolas que participam no Desafio Escolar */
        get: operations["Participacoes_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/participacoes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ler uma participação */
        get: operations["Participacoes_get"];
        /** Corrigir uma participação */
        put: operations["Participacoes_update"];
        post?: never;
        /** Eliminar uma participação; a inscrição fica */
        delete: operations["Participacoes_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/participacoes/{id}/juncao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Juntar a uma participação outras, da mesma escola ou do mesmo professor
         * @description A que fica recebe das outras o que lhe falta; as inscrições ficam como chegaram.
         */
        post: operations["Participacoes_join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/participacoes/{id}/ligacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enviar ao professor outra ligação para a página da escola; as de antes deixam de servir */
        post: operations["Participacoes_renewLink"];
        /** Retirar todas as ligações para a página da escola */
        delete: operations["Participacoes_endLinks"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/participacoes/{id}/prazo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Dar a uma escola mais tempo para entregar o projeto, com o motivo, e avisá-la */
        put: operations["Participacoes_allowLater"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/participacoes/{id}/projeto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ler o projeto de uma escola, entregue ou ainda em rascunho */
        get: operations["Participacoes_getProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/participacoes/mensagens/previsualizacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ver como uma mensagem chega à primeira das escolas escolhidas, e a quantas segue */
        post: operations["Participacoes_previewMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/participacoes/mensagens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Escrever aos professores das escolas escolhidas
         * @description As mesmas palavras seguem uma só vez para cada escola.
         */
        post: operations["Participacoes_mail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edicoes/{id}/prolongamento/previsualizacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ver o que se diz às escolas de um prazo prolongado, e a quantas */
        post: operations["Prolongamento_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edicoes/{id}/prolongamento": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prolongar as inscrições ou a entrega dos projetos, e avisar as escolas */
        post: operations["Prolongamento_prolong"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desafio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pedir a ligação para a página da escola; a resposta é a mesma para qualquer endereço */
        post: operations["PaginaEscola_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desafio/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ler a página de uma escola; nada muda com isso */
        get: operations["PaginaEscola_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Corrigir os dados da escola */
        patch: operations["PaginaEscola_correct"];
        trace?: never;
    };
    "/api/desafio/{token}/colegas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enviar a um colega uma ligação sua */
        post: operations["PaginaEscola_invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desafio/{token}/colegas/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Retirar a ligação de um colega */
        delete: operations["PaginaEscola_endColleague"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lembretes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ler os lembretes às escolas, e quando seguem na presente edição */
        get: operations["Lembretes_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lembretes/{id}/previsualizacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ver como um lembrete com estas palavras chega à primeira escola, e a quantas segue */
        post: operations["Lembretes_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lembretes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mudar as palavras de um lembrete, deixá-lo seguir ou suspendê-lo
         * @description Segue por si no seu dia, das 9 às 19 horas, uma vez para cada escola; nas edições seguintes também.
         */
        put: operations["Lembretes_update"];
        post?: never;
        delete?: never;
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
        /** Os números da visão geral: só das secções que a conta pode ver */
        get: operations["Resumo_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pedidos-dados": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar os pedidos sobre dados pessoais, primeiro os que acabam o prazo */
        get: operations["PedidosDados_list"];
        put?: never;
        /** Registar um pedido que chegou por um formulário do site, e-mail, telefone ou carta */
        post: operations["PedidosDados_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pedidos-dados/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ler um pedido sobre dados pessoais */
        get: operations["PedidosDados_get"];
        /** Dizer que um pedido está respondido, ou afinal por responder */
        put: operations["PedidosDados_mark"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacidade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As regras, o que sai nos próximos 30 dias e o que foi apagado nos últimos */
        get: operations["Privacidade_overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacidade/regras/{regra}/registos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Os primeiros 100 registos que saem por uma regra nos próximos 30 dias */
        get: operations["Privacidade_due"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacidade/regras/{regra}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirmar uma regra
         * @description Uma regra nova, com outro prazo, ou que apagava muito de uma vez só apaga depois de confirmada.
         */
        put: operations["Privacidade_confirm"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/retidos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar os registos retidos, os que deixam de o estar primeiro */
        get: operations["Retidos_list"];
        put?: never;
        /** Reter um registo: até ao fim do dia que se diz, nada o apaga */
        post: operations["Retidos_hold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/retidos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Alterar o motivo e a data de um registo retido */
        put: operations["Retidos_change"];
        post?: never;
        /** Deixar de reter um registo */
        delete: operations["Retidos_lift"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/numeros": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Os números de cada edição para o relatório do ano; ficam quando os registos são apagados */
        get: operations["Numeros_all"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/numeros/publicos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Os números que o site mostra, de uma edição ou de todas, como ficaram na última noite */
        get: operations["Numeros_forVisitors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/procura": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pesquisar nos registos de todas as secções que a conta pode ver */
        get: operations["Procura_search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dados-pessoais/pesquisa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tudo o que se guarda sob um endereço de e-mail */
        post: operations["DadosPessoais_find"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dados-pessoais/consentimentos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** O registo dos consentimentos de um endereço de e-mail, com os textos que foram mostrados */
        post: operations["DadosPessoais_consents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dados-pessoais/exportacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exportar tudo o que se guarda sob um endereço de e-mail */
        post: operations["DadosPessoais_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dados-pessoais/apagamento": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apagar tudo o que se guarda sob um endereço de e-mail; a pessoa recebe um recibo */
        post: operations["DadosPessoais_erase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/os-meus-dados": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pedir a ligação para os próprios dados; a resposta é a mesma para qualquer endereço */
        post: operations["OsMeusDados_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/os-meus-dados/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ver o que se guarda sob o endereço a que a ligação foi enviada */
        get: operations["OsMeusDados_read"];
        put?: never;
        post?: never;
        /** Apagar tudo o que se guarda sob o endereço; a ligação fica usada */
        delete: operations["OsMeusDados_erase"];
        options?: never;
        head?: never;
        /** Corrigir o nome ou o telefone num registo próprio */
        patch: operations["OsMeusDados_correct"];
        trace?: never;
    };
    "/api/os-meus-dados/{token}/documentos/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Descarregar um documento que veio com um registo próprio */
        get: operations["OsMeusDados_document"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/encarregados/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ver de quem é a candidatura a que um encarregado de educação se pode opor */
        get: operations["Encarregados_read"];
        put?: never;
        post?: never;
        /** Opor-se à candidatura, que é apagada inteira */
        delete: operations["Encarregados_object"];
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
    "/api/estado": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Se está tudo bem com o que ninguém vê: correio, cópias, prazos, disco, certificados */
        get: operations["Estado_get"];
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
             *       "email": "Introduza um endereço de e-mail válido."
             *     }
             */
            errors?: {
                [key: string]: string;
            };
            /** @description Só num erro 500: o identificador que o registo do servidor também tem. */
            requestId?: string;
        };
        Captcha: {
            /**
             * @example altcha
             * @enum {string}
             */
            provider: "altcha" | "recaptcha" | "hcaptcha" | "turnstile";
            /** @description Chave pública do fornecedor, onde a há. */
            siteKey?: string;
            /** @description O desafio (ALTCHA v2), onde o fornecedor é o nosso. A solução é enviada em `recaptcha`, em base64. */
            challenge?: {
                [key: string]: unknown;
            };
        };
        Correio: {
            /** @description Se há servidor de correio; sem ele, os e-mails ficam em ficheiros. */
            sai: boolean;
        };
        User: {
            /**
             * @description Identificador do registo.
             * @example 1
             */
            id: number;
            /** @example Maria Silva */
            nome: string;
            /** @example maria@escola.pt */
            email: string;
            /**
             * @description `edicao`: conteúdos e ficheiros, mas não os dados das pessoas.
             * @enum {string}
             */
            papel: "administracao" | "edicao";
            /** @description Se a conta está ligada. */
            ativo: boolean;
            /**
             * Format: date
             * @description O último dia em que a conta pode entrar, em Lisboa; null, nenhum.
             * @example 2026-07-31
             */
            ultimoDia: string | null;
            /**
             * Format: date-time
             * @description Quando foi usada pela última vez, a poucos minutos.
             */
            vistoEm: string | null;
        };
        UserInput: {
            /** @example Maria Silva */
            nome: string;
            /**
             * Format: email
             * @example maria@escola.pt
             */
            email: string;
            /**
             * @description A palavra-passe, tal como foi escrita.
             * @example uma frase só minha
             */
            password: string;
            /**
             * @description Sem ele, `administracao`.
             * @enum {string|null}
             */
            papel?: "administracao" | "edicao" | null;
        };
        UserEstadoInput: {
            /** @enum {string|null} */
            papel?: "administracao" | "edicao" | null;
            /** @description Se a conta está ligada. */
            ativo?: boolean | null;
            /**
             * Format: date
             * @description O último dia em que a conta pode entrar, em Lisboa; null, nenhum.
             * @example 2026-07-31
             */
            ultimoDia?: string | null;
        };
        Sessao: {
            /**
             * Format: uuid
             * @description Identificador do registo.
             * @example 2f1c6f0e-8f0b-4a53-9d3a-0a4f0d7f5a11
             */
            id: string;
            /**
             * Format: date-time
             * @description Quando começou.
             */
            inicio: string;
            /**
             * Format: date-time
             * @description Quando foi usada pela última vez, a poucos minutos.
             */
            vista: string;
            /**
             * Format: date-time
             * @description Quando termina por si.
             */
            expira: string;
            /** @example Firefox em Windows */
            navegador: string;
            /**
             * @description A rede de onde começou; vazio se não se sabe.
             * @example 203.0.113.0/24
             */
            rede: string;
            /** @description Se é a sessão que faz o pedido. */
            atual: boolean;
        };
        Atividade: {
            /**
             * @description Contado sem falhas, do mais antigo para o mais recente.
             * @example 7
             */
            id: number;
            /** Format: date-time */
            quando: string;
            /**
             * @description Quem foi, onde se sabe.
             * @example 1
             */
            quemId: number | null;
            /**
             * @description O nome nesse momento.
             * @example Maria Silva
             */
            quem: string | null;
            /** @enum {string} */
            verbo: "criou" | "alterou" | "publicou" | "agendou" | "arquivou" | "eliminou" | "anulou" | "exportou" | "abriu" | "entrou" | "saiu" | "reteve" | "libertou" | "retirou" | "repôs" | "substituiu" | "enviou";
            /** @example eventos */
            secao: string;
            /** @example 7 */
            registo: string | null;
            /**
             * @description O título do registo, o atual ou o último.
             * @example Festa da Primavera
             */
            titulo: string | null;
            /**
             * @description Se o registo ainda existe, onde se sabe.
             * @example true
             */
            existe: boolean | null;
            /**
             * @description O endereço, abreviado.
             * @example 203.0.113.0/24
             */
            origem: string;
            /** @enum {string} */
            resultado: "ok" | "recusado";
        };
        ExportacaoInput: {
            /**
             * @description A secção que foi exportada.
             * @example contactos
             */
            secao: string;
        };
        Passkey: {
            /** @example Telemóvel */
            nome: string;
            /**
             * @description Identificador do registo.
             * @example 1
             */
            id: number;
            /** Format: date-time */
            criada: string;
            /**
             * Format: date-time
             * @description Quando serviu pela última vez.
             */
            usada: string | null;
        };
        SegundoPasso: {
            /** @description Se a conta pede um segundo passo. */
            ativo: boolean;
            /** @description Se a conta tem de ter um segundo passo. */
            exigido: boolean;
            /**
             * Format: date-time
             * @description Desde quando há uma aplicação.
             */
            aplicacao: string | null;
            /** @description As chaves de acesso, as mais antigas primeiro. */
            passkeys: components["schemas"]["Passkey"][];
            /** @description Se as chaves de acesso funcionam no endereço do painel. */
            passkeysPossiveis: boolean;
            /** @description Códigos de recuperação por usar. */
            codigos: number;
        };
        AplicacaoOferta: {
            /**
             * @description A chave, para escrever na aplicação.
             * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            chave: string;
            /**
             * @description Para o código QR.
             * @example otpauth://totp/DFC%20Portugal:maria@escola.pt?secret=…
             */
            uri: string;
            /** @description Devolve-se com o código que a confirma; vale 15 minutos. */
            pedido: string;
        };
        AplicacaoInput: {
            /** @description O que veio com a chave. */
            pedido: string;
            /** @example 123456 */
            codigo: string;
        };
        CodigosRecuperacao: {
            /**
             * @description Só desta vez; nada onde a conta já os tem.
             * @example [
             *       "7Q2M-0ABC-1DEF-GHJK"
             *     ]
             */
            codigos: string[] | null;
        };
        PasskeyOpcoes: {
            /** @description Para o navegador (WebAuthn). O desafio vale 5 minutos e uma vez. */
            opcoes: Record<string, never>;
        };
        PasskeyInput: {
            /** @example Telemóvel */
            nome: string;
            /** @description O que o navegador respondeu às opções (RegistrationResponseJSON). */
            resposta: Record<string, never>;
        };
        PasskeyCriada: {
            /**
             * @description Só desta vez; nada onde a conta já os tem.
             * @example [
             *       "7Q2M-0ABC-1DEF-GHJK"
             *     ]
             */
            codigos: string[] | null;
            passkey: components["schemas"]["Passkey"];
        };
        PasskeyNomeInput: {
            /** @example Telemóvel */
            nome: string;
        };
        UserSegundoPasso: {
            /** @description Se a conta pede um segundo passo. */
            ativo: boolean;
        };
        UserRef: {
            /**
             * @description Identificador do registo.
             * @example 1
             */
            id: number;
            /** @example Maria Silva */
            nome: string;
            /** @example maria@escola.pt */
            email: string;
        };
        LoginResult: {
            /** @description JWT para o cabeçalho `Authorization: Bearer`. */
            token: string;
            user: components["schemas"]["UserRef"];
        };
        SegundoPassoPedido: {
            /** @description Prova, durante 5 minutos e uma vez, que a palavra-passe estava certa; não é um token. */
            bilhete: string;
            /** @description Com que se pode dar o segundo passo. */
            formas: ("passkey" | "aplicacao" | "recuperacao")[];
        };
        Login: {
            /** @example admin@localhost */
            email: string;
            /** @description A palavra-passe, tal como foi escrita. */
            password: string;
            /** @description Solução do desafio de `/api/login/desafio`, onde um 429 a pede. */
            recaptcha?: string;
        };
        SegundoPassoCodigo: {
            /** @description O que `POST /api/login` respondeu. */
            bilhete: string;
            /**
             * @description Da aplicação, ou um código de recuperação.
             * @example 123456
             */
            codigo: string;
        };
        SegundoPassoBilhete: {
            /** @description O que `POST /api/login` respondeu. */
            bilhete: string;
        };
        SegundoPassoPasskey: {
            /** @description O que `POST /api/login` respondeu. */
            bilhete: string;
            /** @description O que o navegador respondeu às opções (AuthenticationResponseJSON). */
            resposta: Record<string, never>;
        };
        Conta: {
            /**
             * @description Identificador do registo.
             * @example 1
             */
            id: number;
            /** @example Maria Silva */
            nome: string;
            /** @example maria@escola.pt */
            email: string;
            /**
             * @description `edicao`: conteúdos e ficheiros, mas não os dados das pessoas.
             * @enum {string}
             */
            papel: "administracao" | "edicao";
            /** @description O novo e-mail, à espera de ser confirmado. */
            emailPorConfirmar: string | null;
            /** @description Se o resumo de cada manhã vem por e-mail; só administradores o recebem. */
            resumoDiario: boolean;
            /** @description Se a palavra-passe foi escolhida por outra pessoa; o painel pede então uma nova, antes de mais nada. */
            passwordDeOutrem: boolean;
            /** @description Se a conta tem de ter um segundo passo e não tem; até lá, a API recusa tudo o que não é da conta. */
            segundoPassoEmFalta: boolean;
        };
        ContaInput: {
            /** @example Maria Silva */
            nome?: string | null;
            /**
             * Format: email
             * @description Só muda quando a ligação que lá chega for aberta.
             * @example maria@escola.pt
             */
            email?: string | null;
            /** @description Se o resumo de cada manhã vem por e-mail. */
            resumoDiario?: boolean | null;
        };
        ContaAlterada: {
            /**
             * @description Identificador do registo.
             * @example 1
             */
            id: number;
            /** @example Maria Silva */
            nome: string;
            /** @example maria@escola.pt */
            email: string;
            /**
             * @description `edicao`: conteúdos e ficheiros, mas não os dados das pessoas.
             * @enum {string}
             */
            papel: "administracao" | "edicao";
            /** @description O novo e-mail, à espera de ser confirmado. */
            emailPorConfirmar: string | null;
            /** @description Se o resumo de cada manhã vem por e-mail; só administradores o recebem. */
            resumoDiario: boolean;
            /** @description Se a palavra-passe foi escolhida por outra pessoa; o painel pede então uma nova, antes de mais nada. */
            passwordDeOutrem: boolean;
            /** @description Se a conta tem de ter um segundo passo e não tem; até lá, a API recusa tudo o que não é da conta. */
            segundoPassoEmFalta: boolean;
            /**
             * Format: uri
             * @description A ligação que confirma o novo e-mail; só onde não há servidor de correio que a leve.
             */
            ligacao: string | null;
        };
        ContaPasswordInput: {
            /** @description A palavra-passe que vale agora. */
            atual: string;
            /** @example uma frase só minha */
            nova: string;
        };
        ContaConfirmacaoInput: {
            /** @description A palavra-passe, tal como foi escrita. */
            password: string;
        };
        ContaEmail: {
            /**
             * @description O e-mail que a conta passa a ter.
             * @example maria@escola.pt
             */
            email: string;
        };
        PorGuardar: {
            /**
             * @description O formulário em que foi escrito.
             * @example 0f8fad5b-d9cb-469f-a165-70867728950e
             */
            chave: string;
            /** @description A versão do registo sobre a qual foi escrito. */
            versao: number | null;
            /** Format: date-time */
            guardadoEm: string;
            /** @description Os campos que foram escritos, como estão no formulário. */
            campos: {
                [key: string]: unknown;
            };
            /** @description O que esses campos tinham antes. */
            antes: {
                [key: string]: unknown;
            };
        };
        PorGuardarInput: {
            /** @example eventos */
            recurso: string;
            /**
             * @description 0: um registo novo.
             * @example 12
             */
            registo: number;
            /** @example 3 */
            versao?: number | null;
            /** @description Os campos que foram escritos, como estão no formulário. */
            campos: {
                [key: string]: unknown;
            };
            /** @description O que esses campos tinham antes. */
            antes: {
                [key: string]: unknown;
            };
        };
        RecuperarInput: {
            /** @example maria@escola.pt */
            email: string;
            /** @description Solução do desafio de `/api/login/desafio`, onde um 429 a pede. */
            recaptcha?: string;
        };
        RecuperarPedido: {
            /** @example Se houver uma conta com este e-mail, enviámos para lá uma ligação. */
            message: string;
            /** @description Se há servidor de correio; sem ele, as mensagens ficam em ficheiros. */
            correio: boolean;
        };
        LigacaoDePassword: {
            /** @example Maria Silva */
            nome: string;
            /** @example maria@escola.pt */
            email: string;
            /** @description Se é a primeira palavra-passe da conta. */
            primeira: boolean;
            /** @description Se há sessões abertas, que terminam. */
            temSessoes: boolean;
        };
        NovaPasswordInput: {
            /**
             * @description A palavra-passe, tal como foi escrita.
             * @example uma frase só minha
             */
            password: string;
        };
        Convidado: {
            /**
             * @description Identificador do registo.
             * @example 1
             */
            id: number;
            /** @example Maria Silva */
            nome: string;
            /** @example maria@escola.pt */
            email: string;
            /** @enum {string} */
            papel: "administracao" | "edicao";
            /**
             * Format: date-time
             * @description Quando foi enviada a última ligação.
             */
            enviadoEm: string;
            /**
             * Format: date-time
             * @description Até quando a ligação vale.
             */
            expira: string;
            /**
             * @description Quem enviou a última ligação; null se a conta já não existe.
             * @example Rui Costa
             */
            convidadoPor: string | null;
            /** @description Se a ligação vale: não passou do prazo, e quem a enviou continua a administrar. */
            valido: boolean;
        };
        ConvidadoInput: {
            /** @example Maria Silva */
            nome: string;
            /**
             * Format: email
             * @example maria@escola.pt
             */
            email: string;
            /** @enum {string} */
            papel: "administracao" | "edicao";
        };
        ConvidadoEnviado: {
            /**
             * @description Identificador do registo.
             * @example 1
             */
            id: number;
            /** @example Maria Silva */
            nome: string;
            /** @example maria@escola.pt */
            email: string;
            /** @enum {string} */
            papel: "administracao" | "edicao";
            /**
             * Format: date-time
             * @description Quando foi enviada a última ligação.
             */
            enviadoEm: string;
            /**
             * Format: date-time
             * @description Até quando a ligação vale.
             */
            expira: string;
            /**
             * @description Quem enviou a última ligação; null se a conta já não existe.
             * @example Rui Costa
             */
            convidadoPor: string | null;
            /** @description Se a ligação vale: não passou do prazo, e quem a enviou continua a administrar. */
            valido: boolean;
            /**
             * Format: uri
             * @description A ligação para escolher a palavra-passe; só onde não há servidor de correio que a leve.
             */
            ligacao: string | null;
        };
        ConviteConta: {
            /** @example Maria Silva */
            nome: string;
            /** @example maria@escola.pt */
            email: string;
        };
        ConviteContaAceite: {
            /**
             * @description O e-mail com que se entra na conta que foi feita.
             * @example maria@escola.pt
             */
            email: string;
        };
        FicheiroUsos: {
            /** @description O mesmo que `nome`. */
            id: string;
            /** @example 1795250542019_exemplo-4f296f56be2ae1089d5d8a8d243fc4a2.jpg */
            nome: string;
            /**
             * @description Até três de cada espécie.
             * @example [
             *       "Evento \"Festival DFC 2026\""
             *     ]
             */
            usos: string[];
        };
        SubstituicaoInput: {
            /**
             * @description O nome guardado, como `POST /upload` o respondeu.
             * @example 1795250542019_exemplo-4f296f56be2ae1089d5d8a8d243fc4a2.jpg
             */
            por: string;
        };
        UploadInput: {
            /** @description Imagens ou PDF. */
            images: string[];
        };
        UploadResult: {
            /** @example true */
            success: boolean;
            /** @description Nomes guardados, servidos em /uploads/{nome}. */
            filePaths: string[];
            /** @example Arquivos carregados com sucesso! */
            message: string;
            /** @description Dos que já existiam na biblioteca: o nome do que existe, pelo nome do que chegou agora. */
            iguais?: {
                [key: string]: string;
            };
        };
        Fotografia: {
            /** @description O que mostra, para quem não a vê. */
            alt: string | null;
            /**
             * @description Não diz nada que as palavras ao lado não digam.
             * @example false
             */
            decorativa: boolean;
            /**
             * @description Quem a fez.
             * @example Rita Exemplo
             */
            credito: string | null;
            /** @description O que não se corta: percentagem a partir da esquerda. */
            focoX: number | null;
            /** @description E a partir de cima. */
            focoY: number | null;
            /** @description O mesmo que `nome`. */
            id: string;
            /** @example 1795250542019_exemplo-4f296f56be2ae1089d5d8a8d243fc4a2.jpg */
            nome: string;
            /**
             * @description A enviar no PUT; 0 onde nada se diz dela.
             * @example 1
             */
            versao: number;
            /**
             * @description Tem menores identificáveis.
             * @example true
             */
            menores: boolean;
            /**
             * Format: date
             * @description Quando a autorização foi vista.
             */
            vistaEm: string | null;
            /** @description Quem a viu. */
            vistaPor: string | null;
            /**
             * Format: date
             * @description O último dia da autorização.
             */
            ate: string | null;
            /**
             * Format: date-time
             * @description Quando foi retirada do site.
             */
            retiradaEm: string | null;
            /**
             * @description Só uma que esteja `visivel` é mostrada a visitantes.
             * @enum {string}
             */
            estado: "visivel" | "retirada" | "porAprovar" | "semAutorizacao" | "caducada";
        };
        FotografiaInput: {
            /**
             * @description A que foi lida, 0 onde nada se dizia; uma antiga recebe 409. Sem ela, guarda-se sobre o que houver.
             * @example 1
             */
            versao?: number | null;
            /**
             * @description `false` tira a marca.
             * @example true
             */
            menores: boolean;
            /**
             * Format: date
             * @description As três partes da autorização vêm juntas, ou nenhuma.
             * @example 2026-07-31
             */
            vistaEm?: string | null;
            /**
             * @description As três partes da autorização vêm juntas, ou nenhuma.
             * @example Rita Exemplo
             */
            vistaPor?: string | null;
            /**
             * Format: date
             * @description As três partes da autorização vêm juntas, ou nenhuma.
             * @example 2026-07-31
             */
            ate?: string | null;
            /**
             * @description Se não vier, fica como estava.
             * @example Três alunas plantam uma horta no recreio
             */
            alt?: string | null;
            /**
             * @description Se não vier, fica como estava.
             * @example false
             */
            decorativa?: boolean | null;
            /** @description Se não vier, fica como estava. */
            credito?: string | null;
            /** @description Se não vier, fica como estava. Vem com o outro, ou nenhum dos dois. */
            focoX?: number | null;
            /** @description Se não vier, fica como estava. Vem com o outro, ou nenhum dos dois. */
            focoY?: number | null;
        };
        TextoVersao: {
            /**
             * @description Que texto é.
             * @enum {string}
             */
            nome: "privacidade" | "newsletter" | "confirmacao" | "encarregado";
            /**
             * @description A versão que se mostra hoje.
             * @example 0f3c5a7b9d1e2f40
             */
            versao: string;
        };
        Imagem: {
            /** @description O que mostra, para quem não a vê. */
            alt: string | null;
            /**
             * @description Não diz nada que as palavras ao lado não digam.
             * @example false
             */
            decorativa: boolean;
            /**
             * @description Quem a fez.
             * @example Rita Exemplo
             */
            credito: string | null;
            /** @description O que não se corta: percentagem a partir da esquerda. */
            focoX: number | null;
            /** @description E a partir de cima. */
            focoY: number | null;
        };
        PaginaResumida: {
            /** @example associacao */
            chave: string;
            /** @example Associação */
            nome: string;
            /**
             * @description Os endereços no site; nenhum é em todo o site.
             * @example [
             *       "/faq"
             *     ]
             */
            caminhos: string[];
            /** @description O que do publicado difere do que veio de origem. */
            alteracoes: {
                [key: string]: unknown;
            };
            /**
             * @description A enviar ao guardar; uma versão antiga recebe 409.
             * @example 1
             */
            versao: number;
            /**
             * Format: date-time
             * @description Última publicação.
             */
            publicadoEm: string | null;
            /** @description O que se sabe das imagens da casa deste registo, pelo nome do ficheiro; só para visitantes. */
            imagens?: {
                [key: string]: components["schemas"]["Imagem"];
            };
            /**
             * @description Por que se pede o histórico (`/api/paginas/{id}/versoes`), se já foi alterada; só para quem edita.
             * @example 3
             */
            id?: number | null;
            /** @description Se há um rascunho por publicar; só para quem edita. */
            temRascunho?: boolean;
            /**
             * Format: date-time
             * @description Só para quem edita.
             */
            alteradoEm?: string | null;
            /** @description O nome de quem alterou; só para quem edita. */
            alteradoPor?: string | null;
        };
        Pagina: {
            /** @example associacao */
            chave: string;
            /** @example Associação */
            nome: string;
            /**
             * @description Os endereços no site; nenhum é em todo o site.
             * @example [
             *       "/faq"
             *     ]
             */
            caminhos: string[];
            /** @description O que do publicado difere do que veio de origem. */
            alteracoes: {
                [key: string]: unknown;
            };
            /**
             * @description A enviar ao guardar; uma versão antiga recebe 409.
             * @example 1
             */
            versao: number;
            /**
             * Format: date-time
             * @description Última publicação.
             */
            publicadoEm: string | null;
            /** @description O que se sabe das imagens da casa deste registo, pelo nome do ficheiro; só para visitantes. */
            imagens?: {
                [key: string]: components["schemas"]["Imagem"];
            };
            /**
             * @description Por que se pede o histórico (`/api/paginas/{id}/versoes`), se já foi alterada; só para quem edita.
             * @example 3
             */
            id?: number | null;
            /** @description Se há um rascunho por publicar; só para quem edita. */
            temRascunho?: boolean;
            /**
             * Format: date-time
             * @description Só para quem edita.
             */
            alteradoEm?: string | null;
            /** @description O nome de quem alterou; só para quem edita. */
            alteradoPor?: string | null;
            /** @description As palavras publicadas, todas. */
            conteudo: {
                [key: string]: unknown;
            };
            /** @description As do rascunho, se o há; só para quem edita. */
            rascunho?: {
                [key: string]: unknown;
            } | null;
        };
        PaginaInput: {
            /**
             * @description As palavras da página, pela forma da sua descrição; o que não vier fica como veio de origem.
             * @example {
             *       "title": "Crianças que mudam o mundo"
             *     }
             */
            conteudo: {
                [key: string]: unknown;
            };
            /**
             * @description A que foi lida; se entretanto houve outra, a resposta é 409.
             * @example 1
             */
            versao?: number | null;
        };
        PaginaPublicacao: {
            /**
             * @description A que foi lida; se entretanto houve outra, a resposta é 409.
             * @example 1
             */
            versao?: number | null;
        };
        VersaoGuardada: {
            /** @example 3 */
            versao: number;
            /**
             * Format: date-time
             * @description Vazio: antes de haver histórico.
             */
            guardadaEm: string | null;
            /**
             * @description Vazio: não se sabe quem.
             * @example Rita Exemplo
             */
            por: string | null;
            /**
             * @description Quem o via depois. Vazio: não se sabe.
             * @enum {string|null}
             */
            estado: "publicado" | "rascunho" | "agendado" | "arquivado" | null;
            /**
             * @description Os campos que mudaram desde a versão anterior.
             * @example [
             *       "titulo"
             *     ]
             */
            campos: string[];
        };
        ConteudoDaVersao: {
            /** @example 3 */
            versao: number;
            /** @description O que o registo tinha, campo a campo. */
            conteudo: {
                [key: string]: unknown;
            };
        };
        ReposicaoInput: {
            /** @description Vazio: todos os campos. */
            campos?: string[] | null;
            /**
             * @description A que foi lida; se entretanto houve outra, a resposta é 409.
             * @example 1
             */
            versao?: number | null;
        };
        NoLixo: {
            /**
             * @description Identificador do registo.
             * @example 5
             */
            id: number;
            /**
             * @description A lista de onde veio.
             * @example eventos
             */
            recurso: string;
            /** @example Evento */
            tipo: string;
            /**
             * @description O identificador que tinha, e que volta a ter.
             * @example 12
             */
            registo: number;
            /** @example Festival */
            titulo: string;
            /** Format: date-time */
            eliminadoEm: string;
            /**
             * @description Vazio: não se sabe quem.
             * @example Rita Exemplo
             */
            por: string | null;
            /**
             * Format: date-time
             * @description Quando desaparece de vez.
             */
            ficaAte: string;
        };
        Reposto: {
            /** @example eventos */
            recurso: string;
            /** @example 12 */
            registo: number;
        };
        RascunhoResumido: {
            /**
             * @description A lista a que pertence.
             * @example eventos
             */
            recurso: string;
            /**
             * @description O identificador que o registo tem, ou terá quando for publicado.
             * @example 12
             */
            registo: number;
            /**
             * @description `publicado`: os visitantes veem-no.
             * @enum {string}
             */
            estado: "publicado" | "rascunho" | "agendado" | "arquivado";
            /** @description Se há alterações guardadas que os visitantes ainda não veem. */
            porPublicar: boolean;
            /**
             * Format: date-time
             * @description Quando fica público.
             */
            publicarEm: string | null;
            /**
             * Format: date-time
             * @description Quando deixa de ser público.
             */
            retirarEm: string | null;
            /**
             * Format: date-time
             * @description Vazio: nada espera.
             */
            alteradoEm: string | null;
            /**
             * @description Vazio: não se sabe quem.
             * @example Rita Exemplo
             */
            por: string | null;
            /** @description Porque não foi publicado à hora marcada. */
            problema: string | null;
            /**
             * @description Identificador do registo.
             * @example 5
             */
            id: number;
            /** @example Evento */
            tipo: string;
            /** @example Festival */
            titulo: string;
        };
        RascunhoNovo: {
            /**
             * @description Um rascunho de um registo publicado fica ao lado do que os visitantes veem.
             * @enum {string}
             */
            estado: "publicado" | "rascunho" | "agendado" | "arquivado";
            /**
             * Format: date-time
             * @description Só de um registo agendado.
             * @example 2026-06-05T09:30:00.000Z
             */
            publicarEm?: string | null;
            /**
             * Format: date-time
             * @description Deixa então de ser público.
             * @example 2026-06-05T09:30:00.000Z
             */
            retirarEm?: string | null;
            /** @example eventos */
            recurso: string;
            /** @description O registo, como o POST do seu tipo o recebe. */
            conteudo: {
                [key: string]: unknown;
            };
        };
        Rascunho: {
            /**
             * @description A lista a que pertence.
             * @example eventos
             */
            recurso: string;
            /**
             * @description O identificador que o registo tem, ou terá quando for publicado.
             * @example 12
             */
            registo: number;
            /**
             * @description `publicado`: os visitantes veem-no.
             * @enum {string}
             */
            estado: "publicado" | "rascunho" | "agendado" | "arquivado";
            /** @description Se há alterações guardadas que os visitantes ainda não veem. */
            porPublicar: boolean;
            /**
             * Format: date-time
             * @description Quando fica público.
             */
            publicarEm: string | null;
            /**
             * Format: date-time
             * @description Quando deixa de ser público.
             */
            retirarEm: string | null;
            /**
             * Format: date-time
             * @description Vazio: nada espera.
             */
            alteradoEm: string | null;
            /**
             * @description Vazio: não se sabe quem.
             * @example Rita Exemplo
             */
            por: string | null;
            /** @description Porque não foi publicado à hora marcada. */
            problema: string | null;
            /**
             * @description A enviar no PUT; uma versão antiga recebe 409.
             * @example 3
             */
            versao: number;
            /** @description O registo com o que espera, como o GET do seu tipo o responderia. */
            conteudo: {
                [key: string]: unknown;
            };
        };
        RascunhoInput: {
            /**
             * @description Um rascunho de um registo publicado fica ao lado do que os visitantes veem.
             * @enum {string}
             */
            estado: "publicado" | "rascunho" | "agendado" | "arquivado";
            /**
             * Format: date-time
             * @description Só de um registo agendado.
             * @example 2026-06-05T09:30:00.000Z
             */
            publicarEm?: string | null;
            /**
             * Format: date-time
             * @description Deixa então de ser público.
             * @example 2026-06-05T09:30:00.000Z
             */
            retirarEm?: string | null;
            /** @description Vazio: fica o que está. */
            conteudo?: {
                [key: string]: unknown;
            } | null;
            /**
             * @description A que foi lida; se entretanto houve outra, a resposta é 409.
             * @example 1
             */
            versao?: number | null;
        };
        Evento: {
            /** @example Festival DFC 2026 */
            titulo: string;
            /** @description Texto; uma linha em branco separa parágrafos. */
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
             * @example 2026-06-05T09:30:00.000Z
             */
            data: string;
            /**
             * Format: date-time
             * @description Fim.
             * @example 2026-06-05T09:30:00.000Z
             */
            dataFim: string | null;
            /**
             * @description Se ocupa dias inteiros, sem horas.
             * @example false
             */
            diaInteiro: boolean;
            /**
             * @description Se o tipo segue as datas.
             * @example false
             */
            tipoAutomatico: boolean;
            /**
             * @description Se se realiza como anunciado.
             * @enum {string}
             */
            situacao: "confirmado" | "adiado" | "cancelado";
            /** Format: uri */
            video: string | null;
            /** @example Vila Nova de Gaia */
            local: string;
            /** Format: uri */
            websiteOficial: string | null;
            /** @example Entrada livre */
            admissao: string | null;
            /** @description Endereços das fotos, pela ordem em que são mostradas. */
            fotos: string[];
            /**
             * @description Conteúdo de exemplo.
             * @example false
             */
            exemplo: boolean;
            /** @description O que se sabe das imagens da casa deste registo, pelo nome do ficheiro; só para visitantes. */
            imagens?: {
                [key: string]: components["schemas"]["Imagem"];
            };
            /**
             * @description A enviar ao guardar; uma versão antiga recebe 409.
             * @example 1
             */
            versao: number;
            /**
             * @description Identificador do registo.
             * @example 12
             */
            id: number;
            /** @enum {string} */
            tipo: "proximo" | "decorrer" | "anterior";
            /** @example 2026 */
            ano: number;
            /**
             * Format: date-time
             * @description Criação do registo.
             */
            create: string;
        };
        EventoInput: {
            /** @example Festival DFC 2026 */
            titulo: string;
            /** @description Texto; uma linha em branco separa parágrafos. */
            descricao?: string | null;
            /** @description Texto curto de chamada. */
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
            /** @description Se ocupa dias inteiros: ficam o início do dia de `data` e o fim do dia de `dataFim`, à hora de Lisboa. Por omissão fica como está; um evento novo tem horas. */
            diaInteiro?: boolean | null;
            /**
             * @description Por omissão, `proximo`.
             * @enum {string|null}
             */
            tipo?: "proximo" | "decorrer" | "anterior" | null;
            /** @description Se o tipo segue as datas, à hora de Lisboa, seja qual for o `tipo` enviado. Por omissão, um `tipo` enviado fica; sem ele fica a escolha que está, que num evento novo é `false`. */
            tipoAutomatico?: boolean | null;
            /**
             * @description Se se realiza como anunciado. Por omissão fica a que tem; a de um evento novo é `confirmado`.
             * @enum {string|null}
             */
            situacao?: "confirmado" | "adiado" | "cancelado" | null;
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
            /** @description Conteúdo de exemplo, que o site marca como tal; `false` diz que passou a ser da associação. */
            exemplo?: boolean | null;
        };
        EventoUpdate: {
            /** @example Festival DFC 2026 */
            titulo: string;
            /** @description Texto; uma linha em branco separa parágrafos. */
            descricao?: string | null;
            /** @description Texto curto de chamada. */
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
            /** @description Se ocupa dias inteiros: ficam o início do dia de `data` e o fim do dia de `dataFim`, à hora de Lisboa. Por omissão fica como está; um evento novo tem horas. */
            diaInteiro?: boolean | null;
            /**
             * @description Por omissão, `proximo`.
             * @enum {string|null}
             */
            tipo?: "proximo" | "decorrer" | "anterior" | null;
            /** @description Se o tipo segue as datas, à hora de Lisboa, seja qual for o `tipo` enviado. Por omissão, um `tipo` enviado fica; sem ele fica a escolha que está, que num evento novo é `false`. */
            tipoAutomatico?: boolean | null;
            /**
             * @description Se se realiza como anunciado. Por omissão fica a que tem; a de um evento novo é `confirmado`.
             * @enum {string|null}
             */
            situacao?: "confirmado" | "adiado" | "cancelado" | null;
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
            /** @description Conteúdo de exemplo, que o site marca como tal; `false` diz que passou a ser da associação. */
            exemplo?: boolean | null;
            /** @description Identificador do registo. */
            id?: number | null;
            /**
             * @description A que foi lida; se entretanto houve outra, a resposta é 409.
             * @example 1
             */
            versao?: number | null;
            /**
             * Format: date-time
             * @example 2026-06-05T09:30:00.000Z
             */
            create?: string | null;
        };
        PrevisualizacaoInput: {
            /**
             * @description A lista a que o registo pertence, ou `paginas`.
             * @example eventos
             */
            recurso: string;
            /**
             * @description O identificador do registo, ou a chave da página.
             * @example 12
             */
            registo: string;
        };
        PrevisualizacaoLigacao: {
            /**
             * Format: uri
             * @description A página do site com o que está guardado.
             */
            url: string;
            /**
             * Format: date-time
             * @description Até quando a ligação vale, se a sessão que a pediu durar até lá.
             */
            valeAte: string;
        };
        Previsualizacao: {
            /**
             * @description A lista a que o registo pertence, ou `paginas`.
             * @example eventos
             */
            recurso: string;
            /**
             * @description O identificador do registo, ou a chave da página.
             * @example 12
             */
            registo: string;
            /** @description O registo com o que espera, como o GET do seu tipo o responderia; de uma página, as alterações. */
            conteudo: {
                [key: string]: unknown;
            };
            /**
             * @description Onde se vê no site; de nenhum, em todo o site.
             * @example [
             *       "/eventos/12"
             *     ]
             */
            caminhos: string[];
        };
        LigacoesInput: {
            /**
             * @example [
             *       "/faq",
             *       "https://exemplo.pt/"
             *     ]
             */
            ligacoes: string[];
        };
        LigacaoMorta: {
            /** @example /nao-existe */
            ligacao: string;
            /**
             * @description Uma frase para quem a escreveu.
             * @example A página não existe.
             */
            problema: string;
        };
        ArtigoResumido: {
            /** @example Escola da Maia muda o recreio */
            titulo: string;
            /** @description O mesmo que `Categoria`. */
            categoria: string | null;
            /**
             * Format: date-time
             * @description Publicação.
             * @example 2026-06-05T09:30:00.000Z
             */
            data: string;
            /**
             * Format: uri
             * @description Imagem principal.
             */
            url: string | null;
            /**
             * @description Conteúdo de exemplo.
             * @example false
             */
            exemplo: boolean;
            /** @description O que se sabe das imagens da casa deste registo, pelo nome do ficheiro; só para visitantes. */
            imagens?: {
                [key: string]: components["schemas"]["Imagem"];
            };
            /**
             * @description Identificador do registo.
             * @example 4
             */
            id: number;
            /**
             * Format: uri
             * @description O mesmo que `url`.
             */
            imagem: string | null;
            /** @example Jornal */
            Categoria: string | null;
        };
        Artigo: {
            /** @example Escola da Maia muda o recreio */
            titulo: string;
            /** @description O mesmo que `Categoria`. */
            categoria: string | null;
            /** @description Texto curto de chamada. */
            hook: string | null;
            /** @description Texto; uma linha em branco separa parágrafos. */
            descricao: string | null;
            /**
             * Format: date-time
             * @description Publicação.
             * @example 2026-06-05T09:30:00.000Z
             */
            data: string;
            /**
             * Format: uri
             * @description Imagem principal.
             */
            url: string | null;
            /** Format: uri */
            video: string | null;
            /** @description Endereços das fotos, pela ordem em que são mostradas. */
            fotos: string[];
            /**
             * @description Conteúdo de exemplo.
             * @example false
             */
            exemplo: boolean;
            /** @description O que se sabe das imagens da casa deste registo, pelo nome do ficheiro; só para visitantes. */
            imagens?: {
                [key: string]: components["schemas"]["Imagem"];
            };
            /**
             * @description A enviar ao guardar; uma versão antiga recebe 409.
             * @example 1
             */
            versao: number;
            /**
             * @description Identificador do registo.
             * @example 4
             */
            id: number;
            /**
             * Format: uri
             * @description O mesmo que `url`.
             */
            imagem: string | null;
            /** @example Jornal */
            Categoria: string | null;
        };
        ArtigoInput: {
            /** @example Escola da Maia muda o recreio */
            titulo: string;
            /** @example Jornal */
            Categoria?: string | null;
            /** @description O mesmo que `Categoria`; se ambas vierem, vale a que mudou. */
            categoria?: string | null;
            /** @description Texto curto de chamada. */
            hook?: string | null;
            /**
             * Format: date-time
             * @description Vazia, a de agora.
             * @example 2026-06-05T09:30:00.000Z
             */
            data?: string | null;
            /** Format: uri */
            url?: string | null;
            /** Format: uri */
            imagem?: string | null;
            /** Format: uri */
            video?: string | null;
            /** @description Endereços das fotos, pela ordem em que são mostradas. */
            fotos?: string[];
            /** @description Conteúdo de exemplo, que o site marca como tal; `false` diz que passou a ser da associação. */
            exemplo?: boolean | null;
            /** @description Texto; uma linha em branco separa parágrafos. */
            descricao: string;
        };
        ArtigoUpdate: {
            /** @example Escola da Maia muda o recreio */
            titulo: string;
            /** @example Jornal */
            Categoria?: string | null;
            /** @description O mesmo que `Categoria`; se ambas vierem, vale a que mudou. */
            categoria?: string | null;
            /** @description Texto curto de chamada. */
            hook?: string | null;
            /**
             * Format: date-time
             * @description Vazia, a de agora.
             * @example 2026-06-05T09:30:00.000Z
             */
            data?: string | null;
            /** Format: uri */
            url?: string | null;
            /** Format: uri */
            imagem?: string | null;
            /** Format: uri */
            video?: string | null;
            /** @description Endereços das fotos, pela ordem em que são mostradas. */
            fotos?: string[];
            /** @description Conteúdo de exemplo, que o site marca como tal; `false` diz que passou a ser da associação. */
            exemplo?: boolean | null;
            /** @description Se não vier, fica a que estava. */
            descricao?: string | null;
            /** @description Identificador do registo. */
            id?: number | null;
            /**
             * @description A que foi lida; se entretanto houve outra, a resposta é 409.
             * @example 1
             */
            versao?: number | null;
        };
        Membro: {
            /** @example Rita Exemplo */
            nome: string;
            /**
             * @description Mostrado como "equipa {estado}".
             * @example Atual
             */
            estado: string;
            /** @description O que a pessoa conta, nas suas palavras. */
            testemunho: string;
            /**
             * @description À espera de aprovação; os visitantes nunca o recebem.
             * @example false
             */
            rascunho: boolean;
            /**
             * @description Conteúdo de exemplo.
             * @example false
             */
            exemplo: boolean;
            /** @description O que se sabe das imagens da casa deste registo, pelo nome do ficheiro; só para visitantes. */
            imagens?: {
                [key: string]: components["schemas"]["Imagem"];
            };
            /**
             * @description A enviar ao guardar; uma versão antiga recebe 409.
             * @example 1
             */
            versao: number;
            /**
             * @description Identificador do registo.
             * @example 3
             */
            id: number;
            /** Format: uri */
            img: string | null;
        };
        MembroInput: {
            /** @example Rita Exemplo */
            nome: string;
            /** @example Atual */
            estado: string;
            /** @description O que a pessoa conta, nas suas palavras. */
            testemunho: string;
            /** Format: uri */
            img: string;
            /** @description Um rascunho só é visto por administradores; `false` aprova-o. */
            rascunho?: boolean | null;
            /** @description Conteúdo de exemplo, que o site marca como tal; `false` diz que passou a ser da associação. */
            exemplo?: boolean | null;
        };
        MembroUpdate: {
            /** @example Rita Exemplo */
            nome: string;
            /** @example Atual */
            estado: string;
            /** @description O que a pessoa conta, nas suas palavras. */
            testemunho: string;
            /** Format: uri */
            img: string;
            /** @description Um rascunho só é visto por administradores; `false` aprova-o. */
            rascunho?: boolean | null;
            /** @description Conteúdo de exemplo, que o site marca como tal; `false` diz que passou a ser da associação. */
            exemplo?: boolean | null;
            /** @description Identificador do registo. */
            id?: number | null;
            /**
             * @description A que foi lida; se entretanto houve outra, a resposta é 409.
             * @example 1
             */
            versao?: number | null;
        };
        Convite: {
            /**
             * @description Para quem é; só os administradores a veem.
             * @example Voluntária de 2025-2026
             */
            nota: string | null;
            /**
             * @description Identificador do registo.
             * @example 5
             */
            id: number;
            /** @enum {string} */
            estado: "pendente" | "usado" | "anulado" | "expirado";
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Até quando pode ser usado.
             */
            expira: string;
            /**
             * Format: date-time
             * @description Quando foi usado.
             */
            usado: string | null;
            /**
             * Format: date-time
             * @description Quando foi anulado.
             */
            revogado: string | null;
            /** @description O membro em rascunho que dele resultou. */
            membroId: number | null;
        };
        ConviteInput: {
            /**
             * @description Para quem é; só os administradores a veem.
             * @example Voluntária de 2025-2026
             */
            nota?: string | null;
            /**
             * @description Validade; por omissão, 14.
             * @example 14
             */
            dias?: number | null;
        };
        ConviteCriado: {
            /**
             * @description Para quem é; só os administradores a veem.
             * @example Voluntária de 2025-2026
             */
            nota: string | null;
            /**
             * @description Identificador do registo.
             * @example 5
             */
            id: number;
            /** @enum {string} */
            estado: "pendente" | "usado" | "anulado" | "expirado";
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Até quando pode ser usado.
             */
            expira: string;
            /**
             * Format: date-time
             * @description Quando foi usado.
             */
            usado: string | null;
            /**
             * Format: date-time
             * @description Quando foi anulado.
             */
            revogado: string | null;
            /** @description O membro em rascunho que dele resultou. */
            membroId: number | null;
            /**
             * Format: uri
             * @description A ligação a enviar à pessoa; não volta a ser mostrada.
             * @example http://localhost:8080/testemunho/Zk3…
             */
            url: string;
        };
        ConviteValido: {
            /** @enum {boolean} */
            valido: true;
            /**
             * Format: date-time
             * @description Até quando pode ser usado.
             */
            expira: string;
        };
        TestemunhoInput: {
            /** @example Rita Exemplo */
            nome: string;
            /** @example Atual */
            estado: string;
            /** @description O que a pessoa conta, nas suas palavras. */
            testemunho: string;
            /** Format: uri */
            img: string;
            /** @description O código que está na ligação do convite. */
            convite: string;
        };
        Aceite: {
            /**
             * @description Identificador do registo.
             * @example 7
             */
            id: number;
            /** @example Formulário submetido com sucesso! */
            message: string;
        };
        Material: {
            /** @example Guia dos quatro passos */
            titulo: string;
            /**
             * @description Conteúdo de exemplo.
             * @example false
             */
            exemplo: boolean;
            /** @description O que se sabe das imagens da casa deste registo, pelo nome do ficheiro; só para visitantes. */
            imagens?: {
                [key: string]: components["schemas"]["Imagem"];
            };
            /**
             * @description A enviar ao guardar; uma versão antiga recebe 409.
             * @example 1
             */
            versao: number;
            /**
             * @description Identificador do registo.
             * @example 2
             */
            id: number;
            /** @description Texto do material. */
            texto: string;
            /** @description O mesmo que `texto`. */
            text: string;
            /** Format: uri */
            download: string | null;
            /** Format: uri */
            img: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        MaterialInput: {
            /** @example Guia dos quatro passos */
            titulo: string;
            /** @description Aceite como `texto` ou como `text`. */
            texto?: string;
            /** @description O mesmo que `texto`; se ambos vierem, vale o que mudou. */
            text?: string;
            /**
             * Format: uri
             * @example https://exemplo.pt/guia.pdf
             */
            download: string;
            /** Format: uri */
            img: string;
            /** @description Conteúdo de exemplo, que o site marca como tal; `false` diz que passou a ser da associação. */
            exemplo?: boolean | null;
        };
        MaterialUpdate: {
            /** @example Guia dos quatro passos */
            titulo: string;
            /** @description Aceite como `texto` ou como `text`. */
            texto?: string;
            /** @description O mesmo que `texto`; se ambos vierem, vale o que mudou. */
            text?: string;
            /**
             * Format: uri
             * @example https://exemplo.pt/guia.pdf
             */
            download: string;
            /** Format: uri */
            img: string;
            /** @description Conteúdo de exemplo, que o site marca como tal; `false` diz que passou a ser da associação. */
            exemplo?: boolean | null;
            /** @description Identificador do registo. */
            id?: number | null;
            /**
             * @description A que foi lida; se entretanto houve outra, a resposta é 409.
             * @example 1
             */
            versao?: number | null;
            /**
             * Format: date-time
             * @example 2026-06-05T09:30:00.000Z
             */
            createdAt?: string | null;
        };
        Relatorio: {
            /**
             * @description Identificador do registo.
             * @example 9
             */
            id: number;
            /** @example Relatório de atividades 2025 */
            nome_do_ficheiro: string;
            /** @example 2025 */
            ano: number;
            /**
             * Format: date-time
             * @description Quando foi adicionado.
             */
            data: string;
            /**
             * @description Nome guardado, servido em /uploads/{nome}.
             * @example 1763720000000_relatorio-2025-0f8fad5bd9cb469fa16570867728950e.pdf
             */
            nome_do_arquivo: string;
            /** @description O mesmo que `nome_do_arquivo`. */
            arquivo: string;
            /**
             * @description Conteúdo de exemplo.
             * @example false
             */
            exemplo: boolean;
        };
        RelatorioInput: {
            /** @example Relatório de atividades 2025 */
            nome_do_ficheiro: string;
            /**
             * @description Até ao ano corrente.
             * @example 2025
             */
            ano: number;
            /**
             * Format: binary
             * @description Um PDF até 100 MB.
             */
            file: string;
        };
        EscolhaMural: {
            /** @example 20252026 */
            valor: string;
            /**
             * @description Quantos projetos há.
             * @example 38
             */
            projetos: number;
        };
        FiltrosMural: {
            /** @description A edição mais recente primeiro. */
            edicoes: components["schemas"]["EscolhaMural"][];
            /** @description Pela ordem alfabética. */
            distritos: components["schemas"]["EscolhaMural"][];
            /** @description Pela ordem alfabética. */
            premios: components["schemas"]["EscolhaMural"][];
            /**
             * @example [
             *       {
             *         "valor": "sentir",
             *         "projetos": 38
             *       },
             *       {
             *         "valor": "imaginar",
             *         "projetos": 38
             *       },
             *       {
             *         "valor": "fazer",
             *         "projetos": 38
             *       },
             *       {
             *         "valor": "partilhar",
             *         "projetos": 38
             *       }
             *     ]
             */
            passos: components["schemas"]["EscolhaMural"][];
        };
        ProjetoMural: {
            /**
             * @description A edição, pelo endereço da sua página.
             * @example 20252026
             */
            edicao: string;
            /** @example A horta da nossa rua */
            titulo: string;
            /** @example Escola Básica de Gaia */
            escola: string | null;
            /**
             * @example Porto
             * @enum {string|null}
             */
            distrito: "Aveiro" | "Beja" | "Braga" | "Bragança" | "Castelo Branco" | "Coimbra" | "Évora" | "Faro" | "Guarda" | "Leiria" | "Lisboa" | "Portalegre" | "Porto" | "Santarém" | "Setúbal" | "Viana do Castelo" | "Vila Real" | "Viseu" | "Açores" | "Madeira" | null;
            /** @example Impacto nos Alunos */
            premio: string | null;
            /** @description Quem patrocina o prémio. */
            patrocinio: string | null;
            /** @description O projeto numa frase. */
            frase: string | null;
            /** @description Texto formatado. */
            sentir: string | null;
            /** @description Texto formatado. */
            imaginar: string | null;
            /** @description Texto formatado. */
            fazer: string | null;
            /** @description Texto formatado. */
            partilhar: string | null;
            /**
             * Format: uri
             * @description A primeira fotografia.
             */
            imagem: string | null;
            /** @description O que a imagem mostra. Vazio: só enfeita. */
            imagemAlt: string | null;
            /**
             * @description O desenho que aparece onde não há imagem.
             * @enum {string}
             */
            forma: "heart" | "sprout" | "house" | "book" | "sun" | "hand" | "bird" | "bulb" | "trophy" | "megaphone" | "star" | "eye";
            /** @enum {string} */
            cor: "sentir" | "imaginar" | "fazer" | "partilhar";
            /** @description As outras fotografias. */
            fotos: string[];
            /** Format: uri */
            video: string | null;
            /**
             * Format: uri
             * @description Onde a história está contada noutro site.
             * @example https://dfcworld.org/
             */
            url: string | null;
            /**
             * @description Conteúdo de exemplo.
             * @example false
             */
            exemplo: boolean;
            /** @description O que se sabe das imagens da casa deste registo, pelo nome do ficheiro; só para visitantes. */
            imagens?: {
                [key: string]: components["schemas"]["Imagem"];
            };
            /**
             * @description A enviar ao guardar; uma versão antiga recebe 409.
             * @example 1
             */
            versao: number;
            /**
             * @description Identificador do registo.
             * @example 12
             */
            id: number;
            /** @example 2025/2026 */
            anoLetivo: string;
            /**
             * @description O lugar na edição: os prémios primeiro.
             * @example 1
             */
            ordem: number;
        };
        ProjetoMuralInput: {
            /**
             * @description Os dois anos letivos da edição.
             * @example 20252026
             */
            edicao: string;
            /** @example A horta da nossa rua */
            titulo: string;
            /** @example Escola Básica de Gaia */
            escola?: string | null;
            /**
             * @example Porto
             * @enum {string|null}
             */
            distrito?: "Aveiro" | "Beja" | "Braga" | "Bragança" | "Castelo Branco" | "Coimbra" | "Évora" | "Faro" | "Guarda" | "Leiria" | "Lisboa" | "Portalegre" | "Porto" | "Santarém" | "Setúbal" | "Viana do Castelo" | "Vila Real" | "Viseu" | "Açores" | "Madeira" | null;
            /** @example Impacto nos Alunos */
            premio?: string | null;
            /** @description Quem patrocina o prémio. */
            patrocinio?: string | null;
            /**
             * @description Os prémios primeiro; vazio: depois deles.
             * @example 1
             */
            ordem?: number | null;
            /** @description O projeto numa frase. */
            frase?: string | null;
            /** @description Texto formatado. */
            sentir?: string | null;
            /** @description Texto formatado. */
            imaginar?: string | null;
            /** @description Texto formatado. */
            fazer?: string | null;
            /** @description Texto formatado. */
            partilhar?: string | null;
            /** Format: uri */
            imagem?: string | null;
            /** @description O que a imagem mostra. Vazio: só enfeita. */
            imagemAlt?: string | null;
            /**
             * @description O desenho que aparece onde não há imagem.
             * @enum {string|null}
             */
            forma?: "heart" | "sprout" | "house" | "book" | "sun" | "hand" | "bird" | "bulb" | "trophy" | "megaphone" | "star" | "eye" | null;
            /** @enum {string|null} */
            cor?: "sentir" | "imaginar" | "fazer" | "partilhar" | null;
            /** @description Endereços das fotos, pela ordem em que são mostradas. */
            fotos?: string[];
            /** Format: uri */
            video?: string | null;
            /**
             * Format: uri
             * @example https://dfcworld.org/
             */
            url?: string | null;
            /** @description Conteúdo de exemplo, que o site marca como tal; `false` diz que passou a ser da associação. */
            exemplo?: boolean | null;
        };
        ProjetoMuralUpdate: {
            /**
             * @description Os dois anos letivos da edição.
             * @example 20252026
             */
            edicao: string;
            /** @example A horta da nossa rua */
            titulo: string;
            /** @example Escola Básica de Gaia */
            escola?: string | null;
            /**
             * @example Porto
             * @enum {string|null}
             */
            distrito?: "Aveiro" | "Beja" | "Braga" | "Bragança" | "Castelo Branco" | "Coimbra" | "Évora" | "Faro" | "Guarda" | "Leiria" | "Lisboa" | "Portalegre" | "Porto" | "Santarém" | "Setúbal" | "Viana do Castelo" | "Vila Real" | "Viseu" | "Açores" | "Madeira" | null;
            /** @example Impacto nos Alunos */
            premio?: string | null;
            /** @description Quem patrocina o prémio. */
            patrocinio?: string | null;
            /**
             * @description Os prémios primeiro; vazio: depois deles.
             * @example 1
             */
            ordem?: number | null;
            /** @description O projeto numa frase. */
            frase?: string | null;
            /** @description Texto formatado. */
            sentir?: string | null;
            /** @description Texto formatado. */
            imaginar?: string | null;
            /** @description Texto formatado. */
            fazer?: string | null;
            /** @description Texto formatado. */
            partilhar?: string | null;
            /** Format: uri */
            imagem?: string | null;
            /** @description O que a imagem mostra. Vazio: só enfeita. */
            imagemAlt?: string | null;
            /**
             * @description O desenho que aparece onde não há imagem.
             * @enum {string|null}
             */
            forma?: "heart" | "sprout" | "house" | "book" | "sun" | "hand" | "bird" | "bulb" | "trophy" | "megaphone" | "star" | "eye" | null;
            /** @enum {string|null} */
            cor?: "sentir" | "imaginar" | "fazer" | "partilhar" | null;
            /** @description Endereços das fotos, pela ordem em que são mostradas. */
            fotos?: string[];
            /** Format: uri */
            video?: string | null;
            /**
             * Format: uri
             * @example https://dfcworld.org/
             */
            url?: string | null;
            /** @description Conteúdo de exemplo, que o site marca como tal; `false` diz que passou a ser da associação. */
            exemplo?: boolean | null;
            /** @description Identificador do registo. */
            id?: number | null;
            /**
             * @description A que foi lida; se entretanto houve outra, a resposta é 409.
             * @example 1
             */
            versao?: number | null;
            /** @example 2025/2026 */
            anoLetivo?: string | null;
        };
        OrdemInput: {
            /**
             * @description Os identificadores de todos os registos, pela ordem em que passam a aparecer.
             * @example [
             *       3,
             *       1,
             *       2
             *     ]
             */
            ids: number[];
        };
        Parceiro: {
            /** @example Associação de pais */
            nome: string;
            /** @description Texto; uma linha em branco separa parágrafos. */
            descricao: string;
            /** Format: uri */
            logo: string | null;
            /** @description O que o logótipo mostra. Vazio: só enfeita, porque o nome está ao lado. */
            logoAlt: string | null;
            /** Format: uri */
            ligacao: string | null;
            /**
             * Format: date
             * @description Antes dele o parceiro não aparece no site.
             * @example 2026-07-31
             */
            desde: string | null;
            /**
             * Format: date
             * @description Depois dele o parceiro deixa de aparecer no site.
             * @example 2026-07-31
             */
            ate: string | null;
            /**
             * @description O desenho que aparece onde não há imagem.
             * @enum {string}
             */
            forma: "heart" | "sprout" | "house" | "book" | "sun" | "hand" | "bird" | "bulb" | "trophy" | "megaphone" | "star" | "eye";
            /** @enum {string} */
            cor: "sentir" | "imaginar" | "fazer" | "partilhar";
            /**
             * @description Conteúdo de exemplo.
             * @example false
             */
            exemplo: boolean;
            /** @description O que se sabe das imagens da casa deste registo, pelo nome do ficheiro; só para visitantes. */
            imagens?: {
                [key: string]: components["schemas"]["Imagem"];
            };
            /**
             * @description A enviar ao guardar; uma versão antiga recebe 409.
             * @example 1
             */
            versao: number;
            /**
             * @description Identificador do registo.
             * @example 4
             */
            id: number;
            /**
             * @description O lugar na lista.
             * @example 1
             */
            ordem: number;
        };
        ParceiroInput: {
            /** @example Associação de pais */
            nome: string;
            /** @description Texto; uma linha em branco separa parágrafos. */
            descricao: string;
            /** Format: uri */
            logo?: string | null;
            /** @description O que o logótipo mostra. Vazio: só enfeita, porque o nome está ao lado. */
            logoAlt?: string | null;
            /** Format: uri */
            ligacao?: string | null;
            /**
             * Format: date
             * @description Antes dele o parceiro não aparece no site.
             * @example 2026-07-31
             */
            desde?: string | null;
            /**
             * Format: date
             * @description Depois dele o parceiro deixa de aparecer no site.
             * @example 2026-07-31
             */
            ate?: string | null;
            /**
             * @description O desenho que aparece onde não há imagem.
             * @enum {string|null}
             */
            forma?: "heart" | "sprout" | "house" | "book" | "sun" | "hand" | "bird" | "bulb" | "trophy" | "megaphone" | "star" | "eye" | null;
            /** @enum {string|null} */
            cor?: "sentir" | "imaginar" | "fazer" | "partilhar" | null;
            /** @description Conteúdo de exemplo, que o site marca como tal; `false` diz que passou a ser da associação. */
            exemplo?: boolean | null;
        };
        ParceiroUpdate: {
            /** @example Associação de pais */
            nome: string;
            /** @description Texto; uma linha em branco separa parágrafos. */
            descricao: string;
            /** Format: uri */
            logo?: string | null;
            /** @description O que o logótipo mostra. Vazio: só enfeita, porque o nome está ao lado. */
            logoAlt?: string | null;
            /** Format: uri */
            ligacao?: string | null;
            /**
             * Format: date
             * @description Antes dele o parceiro não aparece no site.
             * @example 2026-07-31
             */
            desde?: string | null;
            /**
             * Format: date
             * @description Depois dele o parceiro deixa de aparecer no site.
             * @example 2026-07-31
             */
            ate?: string | null;
            /**
             * @description O desenho que aparece onde não há imagem.
             * @enum {string|null}
             */
            forma?: "heart" | "sprout" | "house" | "book" | "sun" | "hand" | "bird" | "bulb" | "trophy" | "megaphone" | "star" | "eye" | null;
            /** @enum {string|null} */
            cor?: "sentir" | "imaginar" | "fazer" | "partilhar" | null;
            /** @description Conteúdo de exemplo, que o site marca como tal; `false` diz que passou a ser da associação. */
            exemplo?: boolean | null;
            /** @description Identificador do registo. */
            id?: number | null;
            /**
             * @description A que foi lida; se entretanto houve outra, a resposta é 409.
             * @example 1
             */
            versao?: number | null;
            /**
             * @description Só é mudada pela ordem da lista toda.
             * @example 1
             */
            ordem?: number | null;
        };
        OrdemPerguntasInput: {
            /**
             * @description Os identificadores de todos os registos, pela ordem em que passam a aparecer.
             * @example [
             *       3,
             *       1,
             *       2
             *     ]
             */
            ids: number[];
            /**
             * @description A página do site: as perguntas frequentes ou a do Desafio Escolar.
             * @enum {string}
             */
            pagina: "faq" | "concurso-anual";
        };
        Pergunta: {
            /**
             * @description A página do site: as perguntas frequentes ou a do Desafio Escolar.
             * @enum {string}
             */
            pagina: "faq" | "concurso-anual";
            /**
             * @description O título sob o qual a página mostra a pergunta.
             * @example Inscrições
             */
            grupo: string | null;
            /** @example Participar tem algum custo? */
            pergunta: string;
            /** @example Não. */
            resposta: string;
            /**
             * @description Conteúdo de exemplo.
             * @example false
             */
            exemplo: boolean;
            /** @description O que se sabe das imagens da casa deste registo, pelo nome do ficheiro; só para visitantes. */
            imagens?: {
                [key: string]: components["schemas"]["Imagem"];
            };
            /**
             * @description A enviar ao guardar; uma versão antiga recebe 409.
             * @example 1
             */
            versao: number;
            /**
             * @description Identificador do registo.
             * @example 4
             */
            id: number;
            /**
             * @description O lugar na sua página.
             * @example 1
             */
            ordem: number;
        };
        PerguntaInput: {
            /**
             * @description A página do site: as perguntas frequentes ou a do Desafio Escolar.
             * @enum {string}
             */
            pagina: "faq" | "concurso-anual";
            /**
             * @description O título sob o qual a página mostra a pergunta.
             * @example Inscrições
             */
            grupo?: string | null;
            /** @example Participar tem algum custo? */
            pergunta: string;
            /** @example Não. */
            resposta: string;
            /** @description Conteúdo de exemplo, que o site marca como tal; `false` diz que passou a ser da associação. */
            exemplo?: boolean | null;
        };
        PerguntaUpdate: {
            /**
             * @description A página do site: as perguntas frequentes ou a do Desafio Escolar.
             * @enum {string}
             */
            pagina: "faq" | "concurso-anual";
            /**
             * @description O título sob o qual a página mostra a pergunta.
             * @example Inscrições
             */
            grupo?: string | null;
            /** @example Participar tem algum custo? */
            pergunta: string;
            /** @example Não. */
            resposta: string;
            /** @description Conteúdo de exemplo, que o site marca como tal; `false` diz que passou a ser da associação. */
            exemplo?: boolean | null;
            /** @description Identificador do registo. */
            id?: number | null;
            /**
             * @description A que foi lida; se entretanto houve outra, a resposta é 409.
             * @example 1
             */
            versao?: number | null;
            /**
             * @description Só é mudada pela ordem da lista toda.
             * @example 1
             */
            ordem?: number | null;
        };
        Resultado: {
            /** @enum {string} */
            tipo: "pagina" | "evento" | "artigo" | "material" | "relatorio" | "edicao" | "projeto" | "pergunta" | "membro" | "parceiro";
            /** @example Festival DFC 2026 */
            titulo: string;
            /** @description O princípio do que diz. */
            resumo: string | null;
            /**
             * Format: date-time
             * @description De quando é, se tiver data.
             */
            data: string | null;
            /**
             * @description Onde está no site.
             * @example /eventos/12
             */
            endereco: string;
        };
        ResultadosDeTipo: {
            /** @enum {string} */
            tipo: "pagina" | "evento" | "artigo" | "material" | "relatorio" | "edicao" | "projeto" | "pergunta" | "membro" | "parceiro";
            /**
             * @description Quantos são ao todo.
             * @example 3
             */
            total: number;
            /** @description Os primeiros. */
            resultados: components["schemas"]["Resultado"][];
        };
        Agradecimento: {
            /** @example Dar Voz aos Estudantes */
            titulo: string;
            /**
             * @example [
             *       "Agrupamento de Escolas de Gaia"
             *     ]
             */
            nomes: string[];
        };
        Edicao: {
            /**
             * @description O endereço da página no site.
             * @example 20252026
             */
            chave: string;
            /** @example Os projetos distinguidos da edição de 2025/2026. */
            introducao: string;
            /**
             * Format: date
             * @description O primeiro dia das inscrições.
             * @example 2026-09-01
             */
            inscricoesAbrem: string | null;
            /**
             * Format: date
             * @description Conta até à meia-noite de Lisboa.
             * @example 2026-07-31
             */
            inscricoesFecham: string | null;
            /**
             * Format: date
             * @description Desde quando as escolas submetem os projetos.
             * @example 2026-07-31
             */
            submissaoAbre: string | null;
            /**
             * Format: date
             * @description Conta até à meia-noite de Lisboa.
             * @example 2026-07-31
             */
            submissaoFecha: string | null;
            /**
             * Format: date
             * @description Vazio: ainda não se sabe.
             * @example 2026-07-31
             */
            festival: string | null;
            /**
             * Format: date
             * @description Depois dele, a edição passa a arquivo.
             * @example 2026-07-31
             */
            resultados: string | null;
            /** @example Centro Cultural, Vila Nova de Gaia */
            festivalLocal: string | null;
            /** @example Gratuito */
            custo: string | null;
            /** Format: uri */
            capa: string | null;
            /** @description O que a capa mostra. Vazio: só enfeita. */
            capaAlt: string | null;
            /**
             * @description O desenho que aparece onde não há imagem.
             * @enum {string}
             */
            forma: "heart" | "sprout" | "house" | "book" | "sun" | "hand" | "bird" | "bulb" | "trophy" | "megaphone" | "star" | "eye";
            /** @enum {string} */
            cor: "sentir" | "imaginar" | "fazer" | "partilhar";
            /** Format: uri */
            video: string | null;
            /** @description O vídeo está a ser preparado: até lá aparece um desenho no seu lugar. */
            videoProvisorio: boolean;
            /**
             * @description Vazio: «Projetos distinguidos».
             * @example Prémios
             */
            tituloPremios: string | null;
            /** @description Vazio: «Consulte todos os projetos participantes:». */
            tituloProjetos: string | null;
            /**
             * @description Conteúdo de exemplo.
             * @example false
             */
            exemplo: boolean;
            /** @description O que se sabe das imagens da casa deste registo, pelo nome do ficheiro; só para visitantes. */
            imagens?: {
                [key: string]: components["schemas"]["Imagem"];
            };
            /**
             * @description A enviar ao guardar; uma versão antiga recebe 409.
             * @example 1
             */
            versao: number;
            /**
             * @description Identificador do registo.
             * @example 10
             */
            id: number;
            /** @example 2025/2026 */
            anoLetivo: string;
            /** @description Listas de quem se agradece. */
            agradecimentos: components["schemas"]["Agradecimento"][];
        };
        EdicaoResumida: {
            /**
             * @description O endereço da página no site.
             * @example 20252026
             */
            chave: string;
            /** @example Os projetos distinguidos da edição de 2025/2026. */
            introducao: string;
            /**
             * Format: date
             * @description O primeiro dia das inscrições.
             * @example 2026-09-01
             */
            inscricoesAbrem: string | null;
            /**
             * Format: date
             * @description Conta até à meia-noite de Lisboa.
             * @example 2026-07-31
             */
            inscricoesFecham: string | null;
            /**
             * Format: date
             * @description Desde quando as escolas submetem os projetos.
             * @example 2026-07-31
             */
            submissaoAbre: string | null;
            /**
             * Format: date
             * @description Conta até à meia-noite de Lisboa.
             * @example 2026-07-31
             */
            submissaoFecha: string | null;
            /**
             * Format: date
             * @description Vazio: ainda não se sabe.
             * @example 2026-07-31
             */
            festival: string | null;
            /**
             * Format: date
             * @description Depois dele, a edição passa a arquivo.
             * @example 2026-07-31
             */
            resultados: string | null;
            /** @example Centro Cultural, Vila Nova de Gaia */
            festivalLocal: string | null;
            /** @example Gratuito */
            custo: string | null;
            /** Format: uri */
            capa: string | null;
            /** @description O que a capa mostra. Vazio: só enfeita. */
            capaAlt: string | null;
            /**
             * @description O desenho que aparece onde não há imagem.
             * @enum {string}
             */
            forma: "heart" | "sprout" | "house" | "book" | "sun" | "hand" | "bird" | "bulb" | "trophy" | "megaphone" | "star" | "eye";
            /** @enum {string} */
            cor: "sentir" | "imaginar" | "fazer" | "partilhar";
            /**
             * @description Conteúdo de exemplo.
             * @example false
             */
            exemplo: boolean;
            /** @description O que se sabe das imagens da casa deste registo, pelo nome do ficheiro; só para visitantes. */
            imagens?: {
                [key: string]: components["schemas"]["Imagem"];
            };
            /**
             * @description A enviar ao guardar; uma versão antiga recebe 409.
             * @example 1
             */
            versao: number;
            /**
             * @description Identificador do registo.
             * @example 10
             */
            id: number;
            /** @example 2025/2026 */
            anoLetivo: string;
        };
        AgradecimentoInput: {
            /** @example Dar Voz aos Estudantes */
            titulo: string;
            /** @description Os nomes, pela ordem da lista. */
            nomes: string[];
        };
        EdicaoInput: {
            /**
             * @description Os dois anos letivos, como no endereço da página. Não muda.
             * @example 20252026
             */
            chave: string;
            /** @example Os projetos distinguidos da edição de 2025/2026. */
            introducao: string;
            /**
             * Format: date
             * @description Com os outros dias, ou sem nenhum.
             * @example 2026-07-31
             */
            inscricoesAbrem?: string | null;
            /**
             * Format: date
             * @description Conta até à meia-noite de Lisboa.
             * @example 2026-07-31
             */
            inscricoesFecham?: string | null;
            /**
             * Format: date
             * @description Desde quando as escolas submetem os projetos.
             * @example 2026-07-31
             */
            submissaoAbre?: string | null;
            /**
             * Format: date
             * @description Conta até à meia-noite de Lisboa.
             * @example 2026-07-31
             */
            submissaoFecha?: string | null;
            /**
             * Format: date
             * @description Vazio: ainda não se sabe.
             * @example 2026-07-31
             */
            festival?: string | null;
            /**
             * Format: date
             * @description Depois dele, a edição passa a arquivo.
             * @example 2026-07-31
             */
            resultados?: string | null;
            /** @example Centro Cultural, Vila Nova de Gaia */
            festivalLocal?: string | null;
            /** @example Gratuito */
            custo?: string | null;
            /** Format: uri */
            capa?: string | null;
            /** @description O que a capa mostra. Vazio: só enfeita. */
            capaAlt?: string | null;
            /**
             * @description O desenho que aparece onde não há imagem.
             * @enum {string|null}
             */
            forma?: "heart" | "sprout" | "house" | "book" | "sun" | "hand" | "bird" | "bulb" | "trophy" | "megaphone" | "star" | "eye" | null;
            /** @enum {string|null} */
            cor?: "sentir" | "imaginar" | "fazer" | "partilhar" | null;
            /** Format: uri */
            video?: string | null;
            /** @description O vídeo está a ser preparado: até lá aparece um desenho no seu lugar. */
            videoProvisorio?: boolean | null;
            /**
             * @description Vazio: «Projetos distinguidos».
             * @example Prémios
             */
            tituloPremios?: string | null;
            /** @description Listas de quem se agradece, cada uma com o seu título. */
            agradecimentos?: components["schemas"]["AgradecimentoInput"][] | null;
            /** @description Vazio: «Consulte todos os projetos participantes:». */
            tituloProjetos?: string | null;
            /** @description Conteúdo de exemplo, que o site marca como tal; `false` diz que passou a ser da associação. */
            exemplo?: boolean | null;
        };
        EdicaoUpdate: {
            /**
             * @description Os dois anos letivos, como no endereço da página. Não muda.
             * @example 20252026
             */
            chave: string;
            /** @example Os projetos distinguidos da edição de 2025/2026. */
            introducao: string;
            /**
             * Format: date
             * @description Com os outros dias, ou sem nenhum.
             * @example 2026-07-31
             */
            inscricoesAbrem?: string | null;
            /**
             * Format: date
             * @description Conta até à meia-noite de Lisboa.
             * @example 2026-07-31
             */
            inscricoesFecham?: string | null;
            /**
             * Format: date
             * @description Desde quando as escolas submetem os projetos.
             * @example 2026-07-31
             */
            submissaoAbre?: string | null;
            /**
             * Format: date
             * @description Conta até à meia-noite de Lisboa.
             * @example 2026-07-31
             */
            submissaoFecha?: string | null;
            /**
             * Format: date
             * @description Vazio: ainda não se sabe.
             * @example 2026-07-31
             */
            festival?: string | null;
            /**
             * Format: date
             * @description Depois dele, a edição passa a arquivo.
             * @example 2026-07-31
             */
            resultados?: string | null;
            /** @example Centro Cultural, Vila Nova de Gaia */
            festivalLocal?: string | null;
            /** @example Gratuito */
            custo?: string | null;
            /** Format: uri */
            capa?: string | null;
            /** @description O que a capa mostra. Vazio: só enfeita. */
            capaAlt?: string | null;
            /**
             * @description O desenho que aparece onde não há imagem.
             * @enum {string|null}
             */
            forma?: "heart" | "sprout" | "house" | "book" | "sun" | "hand" | "bird" | "bulb" | "trophy" | "megaphone" | "star" | "eye" | null;
            /** @enum {string|null} */
            cor?: "sentir" | "imaginar" | "fazer" | "partilhar" | null;
            /** Format: uri */
            video?: string | null;
            /** @description O vídeo está a ser preparado: até lá aparece um desenho no seu lugar. */
            videoProvisorio?: boolean | null;
            /**
             * @description Vazio: «Projetos distinguidos».
             * @example Prémios
             */
            tituloPremios?: string | null;
            /** @description Listas de quem se agradece, cada uma com o seu título. */
            agradecimentos?: components["schemas"]["AgradecimentoInput"][] | null;
            /** @description Vazio: «Consulte todos os projetos participantes:». */
            tituloProjetos?: string | null;
            /** @description Conteúdo de exemplo, que o site marca como tal; `false` diz que passou a ser da associação. */
            exemplo?: boolean | null;
            /** @description Identificador do registo. */
            id?: number | null;
            /**
             * @description A que foi lida; se entretanto houve outra, a resposta é 409.
             * @example 1
             */
            versao?: number | null;
            /** @example 2025/2026 */
            anoLetivo?: string | null;
        };
        ExemplosEliminados: {
            /**
             * @description Quantos conteúdos de exemplo foram para o lixo.
             * @example 42
             */
            eliminados: number;
        };
        ContactoInput: {
            /**
             * @description As versões dos textos mostrados com o formulário, separadas por espaços (contract/texts/versions.ts). Sem elas, a submissão fica marcada «aceitação não registada».
             * @example 0f3c5a7b9d1e2f40
             */
            textos?: string | null;
            /** @example Como participar */
            assunto: string;
            /**
             * Format: email
             * @example maria@escola.pt
             */
            email: string;
            /** @example Maria Silva */
            nome: string;
            /**
             * @description Texto; uma linha em branco separa parágrafos.
             * @example Gostava de inscrever a minha turma.
             */
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
        Contacto: {
            /**
             * @description Identificador do registo.
             * @example 7
             */
            id: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Se um administrador já a leu. */
            lida: boolean;
            /** @example Maria Silva */
            nome: string;
            /** @example maria@escola.pt */
            email: string;
            /** @example Como participar */
            assunto: string;
            /** @description O mesmo texto que `mensagem`. */
            descricaoMotivoContacto: string;
            /** @description O que a pessoa escreveu. */
            mensagem: string;
            /** @description Nome guardado do anexo, em /documentos/{nome}. */
            documento: string | null;
        };
        Leitura: {
            /** @example true */
            lida: boolean;
        };
        InscricaoInput: {
            /**
             * @description As versões dos textos mostrados com o formulário, separadas por espaços (contract/texts/versions.ts). Sem elas, a submissão fica marcada «aceitação não registada».
             * @example 0f3c5a7b9d1e2f40
             */
            textos?: string | null;
            /** @example Escola Básica do Bairro */
            nomeEscola: string;
            /**
             * Format: email
             * @example geral@escola.pt
             */
            emailEscola: string;
            /** @example Rua da Escola, 1, Vila Nova de Gaia */
            morada: string;
            /**
             * @description Com sete algarismos; o formulário do site não aceita outro.
             * @example 4400-000
             */
            codigoPostal: string;
            /** @example Maria Silva */
            nomeResponsavel: string;
            /**
             * Format: email
             * @example maria@escola.pt
             */
            emailResponsavel: string;
            /** @example +351 912 345 678 */
            contactoTelefonico: string;
            /**
             * @description Texto; uma linha em branco separa parágrafos.
             * @example Queremos um recreio onde caibam todos.
             */
            descricao: string;
            /** @enum {boolean} */
            privacidade: true;
            /** @description O que o formulário diz do captcha; quem decide é `recaptcha`. */
            captcha?: boolean | null;
            /** @description Solução do captcha (ALTCHA: base64). */
            recaptcha: string;
            /**
             * Format: binary
             * @description Um PDF até 10 MB.
             */
            cv?: string;
        };
        Inscricao: {
            /**
             * @description Identificador do registo.
             * @example 7
             */
            id: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Se um administrador já a leu. */
            lida: boolean;
            /** @example Escola Básica do Bairro */
            nomeEscola: string;
            /** @example geral@escola.pt */
            emailEscola: string;
            /** @example Rua da Escola, 1, Vila Nova de Gaia */
            morada: string;
            /**
             * @description Com sete algarismos; o formulário do site não aceita outro.
             * @example 4400-000
             */
            codigoPostal: string;
            /** @example Maria Silva */
            nomeResponsavel: string;
            /** @example maria@escola.pt */
            emailResponsavel: string;
            /** @example +351 912 345 678 */
            contactoTelefonico: string;
            /**
             * @description Texto; uma linha em branco separa parágrafos.
             * @example Queremos um recreio onde caibam todos.
             */
            descricao: string;
            /** @description Nome guardado do anexo, em /documentos/{nome}. */
            cv: string | null;
        };
        CandidaturaInput: {
            /**
             * @description As versões dos textos mostrados com o formulário, separadas por espaços (contract/texts/versions.ts). Sem elas, a submissão fica marcada «aceitação não registada».
             * @example 0f3c5a7b9d1e2f40
             */
            textos?: string | null;
            /** @example Maria Silva */
            nome: string;
            /** @example 23 */
            idade: number;
            /**
             * Format: email
             * @example maria@escola.pt
             */
            email: string;
            /** @example +351 912 345 678 */
            telefone?: string | null;
            /** @example Estudante de Educação Básica */
            estudando: string;
            /** @description Porque se candidata. */
            motivacao: string;
            /**
             * @description O formulário do site pede-o a quem tem menos de 18 anos.
             * @example Rui Silva
             */
            nomeEncarregado?: string | null;
            /**
             * Format: email
             * @description Recebe uma mensagem que diz como se opor.
             * @example rui@exemplo.pt
             */
            emailEncarregado?: string | null;
            /** @description Quem a pede recebe um e-mail para confirmar. */
            newsletter?: boolean | null;
            /** @enum {boolean|null} */
            acceptPolicy?: true | null;
            /** @description Solução do captcha (ALTCHA: base64). */
            recaptcha: string;
            /**
             * Format: binary
             * @description Um PDF até 10 MB.
             */
            cv?: string;
        };
        Candidatura: {
            /**
             * @description Identificador do registo.
             * @example 7
             */
            id: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Se um administrador já a leu. */
            lida: boolean;
            /** @example Maria Silva */
            nome: string;
            /** @example maria@escola.pt */
            email: string;
            /** @example 23 */
            idade: number;
            /** @example +351 912 345 678 */
            telefone: string | null;
            /**
             * @description Ocupação atual.
             * @example Estudante de Educação Básica
             */
            estudando: string;
            /** @description Porque se candidata. */
            motivacao: string;
            /**
             * @description O formulário do site pede-o a quem tem menos de 18 anos.
             * @example Rui Silva
             */
            nomeEncarregado: string | null;
            /**
             * @description Recebe uma mensagem que diz como se opor.
             * @example rui@exemplo.pt
             */
            emailEncarregado: string | null;
            /** @description Se pediu a newsletter. */
            newsletter: boolean;
            /** @description Nome guardado do CV, em /documentos/{nome}. */
            cv: string | null;
            /**
             * Format: date-time
             * @description O mesmo que `createdAt`.
             */
            Create: string;
        };
        NewsletterInput: {
            /** @example Maria Silva */
            nome: string;
            /**
             * Format: email
             * @example maria@escola.pt
             */
            email: string;
            /** @description Solução do captcha; verificada onde é enviada. */
            recaptcha?: string;
            /**
             * @description As versões dos textos mostrados com o formulário, separadas por espaços (contract/texts/versions.ts). Sem elas, a submissão fica marcada «aceitação não registada».
             * @example 0f3c5a7b9d1e2f40
             */
            textos?: string | null;
        };
        SubscricaoAceite: {
            /** @example Subscrição enviada com sucesso! */
            message: string;
        };
        NewsletterExportada: {
            /** @example Maria Silva */
            nome: string;
            /** @example maria@escola.pt */
            email: string;
            /**
             * @description Identificador do registo.
             * @example 7
             */
            id: number;
            /**
             * Format: date-time
             * @description Quando foi dado o consentimento.
             */
            confirmadaEm: string | null;
            /**
             * @description A página em que esta pessoa cancela: tem de ir em cada newsletter que lhe é enviada.
             * @example https://exemplo.pt/newsletter/cancelar/…
             */
            cancelar: string;
        };
        Newsletter: {
            /** @example Maria Silva */
            nome: string;
            /** @example maria@escola.pt */
            email: string;
            /**
             * @description Identificador do registo.
             * @example 7
             */
            id: number;
            /**
             * Format: date-time
             * @description Quando foi feito o primeiro pedido.
             */
            create: string;
            /** @description Se o endereço foi confirmado pela ligação enviada por e-mail. */
            confirmada: boolean;
            /**
             * Format: date-time
             * @description Quando foi dado o consentimento.
             */
            confirmadaEm: string | null;
            /**
             * @description Versão da política de privacidade a que foi dado.
             * @example 2025-07-25
             */
            privacidadeVersao: string;
        };
        NewsletterCancelarInput: {
            /**
             * Format: email
             * @example maria@escola.pt
             */
            email: string;
            /** @description Prova de trabalho, de `GET /api/captcha/prova`; sem ela, pouco se envia a um endereço. */
            recaptcha?: string;
        };
        LigacaoNewsletter: {
            /** @description Se já fez o que tinha a fazer; senão, espera pelo botão da sua página. */
            feita: boolean;
        };
        OportunidadeInput: {
            /**
             * @description As versões dos textos mostrados com o formulário, separadas por espaços (contract/texts/versions.ts). Sem elas, a submissão fica marcada «aceitação não registada».
             * @example 0f3c5a7b9d1e2f40
             */
            textos?: string | null;
            /**
             * Format: email
             * @example maria@escola.pt
             */
            email: string;
            /** @example Maria Silva */
            nome: string;
            /** @enum {string} */
            motivo: "Apresentar uma ideia de parceria" | "Parceria institucional ou apoio financeiro" | "Saber mais sobre parcerias" | "Outro";
            /** @description Texto; uma linha em branco separa parágrafos. */
            descricao: string;
            /** @description Se pede a newsletter. */
            newsletter?: boolean | null;
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
        Oportunidade: {
            /**
             * @description Identificador do registo.
             * @example 7
             */
            id: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Se um administrador já a leu. */
            lida: boolean;
            /** @example Maria Silva */
            nome: string;
            /** @example maria@escola.pt */
            email: string;
            /** @description Se pediu a newsletter. */
            newsletter: boolean;
            /** @enum {string} */
            motivoContacto: "Apresentar uma ideia de parceria" | "Parceria institucional ou apoio financeiro" | "Saber mais sobre parcerias" | "Outro";
            /** @description O que a pessoa escreveu. */
            descricaoMotivoContacto: string;
            /** @description Nome guardado do anexo, em /documentos/{nome}. */
            documento: string | null;
        };
        PedidoFormacaoInput: {
            /**
             * @description As versões dos textos mostrados com o formulário, separadas por espaços (contract/texts/versions.ts). Sem elas, a submissão fica marcada «aceitação não registada».
             * @example 0f3c5a7b9d1e2f40
             */
            textos?: string | null;
            /** @example Maria Silva */
            nome: string;
            /**
             * Format: email
             * @example maria@escola.pt
             */
            email: string;
            /**
             * @description O que a pessoa escreveu.
             * @example Gostávamos de saber mais.
             */
            mensagem: string;
            /** @description Prova de trabalho (ALTCHA: base64), de /api/captcha/prova; sem ela não é enviado recibo. */
            recaptcha?: string;
            /** @enum {string} */
            tipo: "Abordagem da Metodologia" | "Oficina DFC";
        };
        PedidoFormacao: {
            /**
             * @description Identificador do registo.
             * @example 7
             */
            id: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Se um administrador já a leu. */
            lida: boolean;
            /** @example Maria Silva */
            nome: string;
            /** @example maria@escola.pt */
            email: string;
            /**
             * @description O que a pessoa escreveu.
             * @example Gostávamos de saber mais.
             */
            mensagem: string;
            /**
             * Format: date-time
             * @description O mesmo que `createdAt`.
             */
            data: string;
            /** @enum {string} */
            tipo: "Abordagem da Metodologia" | "Oficina DFC";
        };
        PedidoSessaoInput: {
            /**
             * @description As versões dos textos mostrados com o formulário, separadas por espaços (contract/texts/versions.ts). Sem elas, a submissão fica marcada «aceitação não registada».
             * @example 0f3c5a7b9d1e2f40
             */
            textos?: string | null;
            /** @example Maria Silva */
            nome: string;
            /**
             * Format: email
             * @example maria@escola.pt
             */
            email: string;
            /**
             * @description O que a pessoa escreveu.
             * @example Gostávamos de saber mais.
             */
            mensagem: string;
            /** @description Prova de trabalho (ALTCHA: base64), de /api/captcha/prova; sem ela não é enviado recibo. */
            recaptcha?: string;
            /** @enum {string} */
            tipo: "Arranque do Projeto" | "Acompanhamento do Projeto";
        };
        PedidoSessao: {
            /**
             * @description Identificador do registo.
             * @example 7
             */
            id: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Se um administrador já a leu. */
            lida: boolean;
            /** @example Maria Silva */
            nome: string;
            /** @example maria@escola.pt */
            email: string;
            /**
             * @description O que a pessoa escreveu.
             * @example Gostávamos de saber mais.
             */
            mensagem: string;
            /**
             * Format: date-time
             * @description O mesmo que `createdAt`.
             */
            data: string;
            /** @enum {string} */
            tipo: "Arranque do Projeto" | "Acompanhamento do Projeto";
        };
        PedidoMaterialInput: {
            /**
             * @description As versões dos textos mostrados com o formulário, separadas por espaços (contract/texts/versions.ts). Sem elas, a submissão fica marcada «aceitação não registada».
             * @example 0f3c5a7b9d1e2f40
             */
            textos?: string | null;
            /** @example Maria Silva */
            nome: string;
            /**
             * Format: email
             * @example maria@escola.pt
             */
            email: string;
            /**
             * @description O que a pessoa escreveu.
             * @example Gostávamos de saber mais.
             */
            mensagem: string;
            /** @description Prova de trabalho (ALTCHA: base64), de /api/captcha/prova; sem ela não é enviado recibo. */
            recaptcha?: string;
        };
        PedidoMaterial: {
            /**
             * @description Identificador do registo.
             * @example 7
             */
            id: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Se um administrador já a leu. */
            lida: boolean;
            /** @example Maria Silva */
            nome: string;
            /** @example maria@escola.pt */
            email: string;
            /**
             * @description O que a pessoa escreveu.
             * @example Gostávamos de saber mais.
             */
            mensagem: string;
            /**
             * Format: date-time
             * @description O mesmo que `createdAt`.
             */
            data: string;
        };
        PessoaDoPainel: {
            /**
             * @description Identificador do registo.
             * @example 3
             */
            id: number;
            /** @example Rita Sousa */
            nome: string;
        };
        MensagemListada: {
            /**
             * @description Identificador do registo.
             * @example 7
             */
            id: number;
            /**
             * @description A lista do formulário.
             * @example contactos
             */
            formulario: string;
            /**
             * @description O id da submissão, na lista do seu formulário.
             * @example 12
             */
            registo: number;
            /**
             * @description Como a mensagem se chama, também para quem a enviou; encontra-se por `q`.
             * @example C-12
             */
            referencia: string;
            /** Format: date-time */
            recebida: string;
            /**
             * Format: date-time
             * @description Até quando se prometeu responder.
             */
            responderAte: string;
            /** @description Se espera por resposta há mais tempo do que se prometeu. */
            atrasada: boolean;
            /**
             * @description De quem é.
             * @example Maria Silva
             */
            nome: string;
            /**
             * @description Para onde vai a resposta.
             * @example maria@escola.pt
             */
            email: string;
            /** @example Como participar? */
            assunto: string;
            /** @enum {string} */
            estado: "porLer" | "aberta" | "respondida" | "concluida";
            /** @description Quem trata dela. */
            responsavel: components["schemas"]["PessoaDoPainel"] | null;
            /**
             * Format: date-time
             * @description Quando foi respondida primeiro.
             */
            respondidaEm: string | null;
            /** @example 1 */
            versao: number;
        };
        CampoSubmetido: {
            /** @example Nome */
            rotulo: string;
            /** @example Maria Silva */
            valor: string;
        };
        Resposta: {
            /** @example A sua mensagem à DFC Portugal */
            assunto: string;
            /**
             * @description Texto do material.
             * @example Obrigado por nos escrever.
             */
            texto: string;
            /**
             * @description Identificador do registo.
             * @example 2
             */
            id: number;
            /** @description Quem a escreveu. */
            autor: components["schemas"]["PessoaDoPainel"] | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * @description O que foi feito do e-mail; `stored` onde não havia servidor de correio.
             * @enum {string}
             */
            envio: "pending" | "sent" | "failed" | "stored";
        };
        Mensagem: {
            /**
             * @description Identificador do registo.
             * @example 7
             */
            id: number;
            /**
             * @description A lista do formulário.
             * @example contactos
             */
            formulario: string;
            /**
             * @description O id da submissão, na lista do seu formulário.
             * @example 12
             */
            registo: number;
            /**
             * @description Como a mensagem se chama, também para quem a enviou; encontra-se por `q`.
             * @example C-12
             */
            referencia: string;
            /** Format: date-time */
            recebida: string;
            /**
             * Format: date-time
             * @description Até quando se prometeu responder.
             */
            responderAte: string;
            /** @description Se espera por resposta há mais tempo do que se prometeu. */
            atrasada: boolean;
            /**
             * @description De quem é.
             * @example Maria Silva
             */
            nome: string;
            /**
             * @description Para onde vai a resposta.
             * @example maria@escola.pt
             */
            email: string;
            /** @example Como participar? */
            assunto: string;
            /** @enum {string} */
            estado: "porLer" | "aberta" | "respondida" | "concluida";
            /** @description Quem trata dela. */
            responsavel: components["schemas"]["PessoaDoPainel"] | null;
            /**
             * Format: date-time
             * @description Quando foi respondida primeiro.
             */
            respondidaEm: string | null;
            /** @example 1 */
            versao: number;
            /** @description O que foi preenchido, sem o texto. */
            campos: components["schemas"]["CampoSubmetido"][];
            /** @description O texto livre. */
            texto: string;
            /** @description Nome guardado do anexo, em /documentos/{nome}. */
            documento: string | null;
            /** @example Ligou a 12 de maio. */
            nota: string | null;
            /** @description Da primeira à última. */
            respostas: components["schemas"]["Resposta"][];
            /** @description O que o mesmo endereço enviou também, por qualquer formulário; as vinte mais recentes. */
            outras: components["schemas"]["MensagemListada"][];
            /** @description Se o endereço subscreve a newsletter, confirmado pelo seu dono. */
            subscreve: boolean;
        };
        MensagemInput: {
            /** @enum {string} */
            estado: "porLer" | "aberta" | "respondida" | "concluida";
            /** @description A conta de quem trata da mensagem. */
            responsavelId?: number | null;
            /** @example Ligou a 12 de maio. */
            nota?: string | null;
            /**
             * @description A que foi lida; se entretanto houve outra, a resposta é 409.
             * @example 1
             */
            versao: number;
        };
        RespostaInput: {
            /** @example A sua mensagem à DFC Portugal */
            assunto: string;
            /**
             * @description Texto do material.
             * @example Obrigado por nos escrever.
             */
            texto: string;
            /**
             * @description A que foi lida; se entretanto houve outra, a resposta é 409.
             * @example 1
             */
            versao: number;
        };
        ModeloResposta: {
            /** @example Como inscrever a escola */
            nome: string;
            /**
             * @description `{nome}` dá lugar ao nome de quem enviou a mensagem.
             * @example Olá, {nome}!
             *
             *     Obrigado por nos escrever.
             */
            texto: string;
            /**
             * @description Identificador do registo.
             * @example 4
             */
            id: number;
            /** @example 1 */
            versao: number;
        };
        ModeloRespostaInput: {
            /** @example Como inscrever a escola */
            nome: string;
            /**
             * @description `{nome}` dá lugar ao nome de quem enviou a mensagem.
             * @example Olá, {nome}!
             *
             *     Obrigado por nos escrever.
             */
            texto: string;
        };
        ModeloRespostaUpdate: {
            /** @example Como inscrever a escola */
            nome: string;
            /**
             * @description `{nome}` dá lugar ao nome de quem enviou a mensagem.
             * @example Olá, {nome}!
             *
             *     Obrigado por nos escrever.
             */
            texto: string;
            /** @description Identificador do registo. */
            id?: number | null;
            /**
             * @description A que foi lida; se entretanto houve outra, a resposta é 409.
             * @example 1
             */
            versao?: number | null;
        };
        Suspeita: {
            /**
             * @description Identificador do registo.
             * @example 7
             */
            id: number;
            /**
             * @description O formulário.
             * @example contactos
             */
            formulario: string;
            /**
             * @description Porque foi posta de parte.
             * @enum {string}
             */
            motivo: "armadilha" | "pressa" | "repetida";
            /** @description O que foi preenchido, sem o texto. */
            campos: components["schemas"]["CampoSubmetido"][];
            /** @description Texto do material. */
            texto: string;
            /** @description Nome guardado do anexo, em /documentos/{nome}. */
            documento: string | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Quando é apagada, se ninguém disser que não é spam.
             */
            apagadaEm: string;
        };
        AceitacaoPendente: {
            /**
             * @description Identificador do registo.
             * @example 7
             */
            id: number;
            /**
             * @description O formulário.
             * @example contactos
             */
            formulario: string;
            /**
             * @description O id da submissão.
             * @example 12
             */
            registo: number;
            /** @description O que foi preenchido, sem o texto. */
            campos: components["schemas"]["CampoSubmetido"][];
            /** @description O texto livre. */
            texto: string;
            /**
             * Format: date-time
             * @description Desde quando espera por uma decisão.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Quando é apagada, se ninguém decidir.
             */
            apagadaEm: string;
        };
        AceitacaoInput: {
            /**
             * @description Como se sabe que a pessoa aceita.
             * @example Obtida por telefone.
             */
            nota: string;
        };
        AvisoInput: {
            /**
             * Format: email
             * @example maria@escola.pt
             */
            email: string;
            /** @description Solução do captcha (ALTCHA: base64). */
            recaptcha: string;
        };
        AvisoAceite: {
            /** @example Está combinado: avisamos quando as inscrições abrirem. */
            message: string;
        };
        ProjetoEscolaInput: {
            /** @example A horta da nossa rua */
            titulo?: string | null;
            /** @description O projeto numa frase. */
            frase?: string | null;
            /** @description Texto formatado. */
            sentir?: string | null;
            /** @description Texto formatado. */
            imaginar?: string | null;
            /** @description Texto formatado. */
            fazer?: string | null;
            /** @description Texto formatado. */
            partilhar?: string | null;
            /** Format: uri */
            video?: string | null;
            /**
             * @description A que foi lida, 0 onde ainda não havia projeto; se entretanto houve outra, a resposta é 409.
             * @example 3
             */
            versao: number;
        };
        ProjetoGuardado: {
            /**
             * @description A versão a enviar com as palavras seguintes.
             * @example 4
             */
            versao: number;
        };
        MostrarProjetoInput: {
            /** @description Falso tira-o do mural. */
            mostrar: boolean;
        };
        PaginaEscolaRecibo: {
            /** @example Os dados da escola ficaram guardados. */
            message: string;
        };
        FicheiroProjetoUpload: {
            /**
             * Format: binary
             * @description Uma imagem ou um PDF.
             */
            ficheiro: string;
        };
        FicheiroProjeto: {
            /** @description O nome guardado da fotografia; nulo para um PDF. */
            nome: string | null;
        };
        FotoProjetoInput: {
            /**
             * @description Texto; uma linha em branco separa parágrafos.
             * @example Mãos de crianças plantam alfaces num canteiro.
             */
            descricao?: string | null;
            /** @description Verdadeiro: a escola declara que tem a autorização dos encarregados de educação. */
            menores?: boolean | null;
        };
        ProjetosMuralInput: {
            /**
             * @example [
             *       3,
             *       1,
             *       2
             *     ]
             */
            ids: number[];
        };
        ProjetoForaDoMural: {
            /** @example Escola Básica do Bairro */
            escola: string;
            /** @example a escola não aceitou que seja mostrado */
            porque: string;
        };
        ProjetosMural: {
            /**
             * @description Quantos projetos passaram a estar no mural.
             * @example 38
             */
            mostrados: number;
            /**
             * @description Quantas fotografias ficaram de fora: com crianças e sem autorização registada, ou retiradas.
             * @example 2
             */
            fotosDeFora: number;
            /** @description Os projetos que não passaram, com a razão. */
            deFora: components["schemas"]["ProjetoForaDoMural"][];
        };
        ProjetoResumido: {
            /** @example A horta da nossa rua */
            titulo: string;
            /**
             * Format: date-time
             * @description Quando foi entregue; nulo enquanto é um rascunho.
             */
            submetidoEm: string | null;
            /**
             * @description Se a escola aceita que o projeto seja mostrado no site.
             * @example true
             */
            mostrar: boolean;
            /**
             * @description O projeto no mural, se lá estiver.
             * @example 12
             */
            muralId: number | null;
            /** Format: date-time */
            alteradoEm: string;
            /**
             * @description O que lhe falta para ser entregue.
             * @example [
             *       "o passo «Fazer»"
             *     ]
             */
            falta: string[];
        };
        Participacao: {
            /**
             * @description Identificador do registo.
             * @example 7
             */
            id: number;
            /** @example Escola Básica do Bairro */
            escola: string;
            /**
             * @example Porto
             * @enum {string|null}
             */
            distrito: "Aveiro" | "Beja" | "Braga" | "Bragança" | "Castelo Branco" | "Coimbra" | "Évora" | "Faro" | "Guarda" | "Leiria" | "Lisboa" | "Portalegre" | "Porto" | "Santarém" | "Setúbal" | "Viana do Castelo" | "Vila Real" | "Viseu" | "Açores" | "Madeira" | null;
            /** @example Maria Silva */
            professor: string;
            /** @example maria@escola.pt */
            email: string;
            /** @example maria@escola.pt */
            emailEscola: string;
            /** @example +351 912 345 678 */
            telefone: string;
            /** @enum {string|null} */
            ciclo: "Pré-escolar" | "1.º ciclo" | "2.º ciclo" | "3.º ciclo" | "Secundário" | "Vários ciclos" | null;
            /** @example 2 */
            turmas: number | null;
            /** @example 48 */
            alunos: number | null;
            /** @enum {string} */
            estado: "inscrita" | "submetida" | "nomeada" | "premiada" | "desistiu";
            /**
             * @description O prémio do projeto, se o recebeu.
             * @example Impacto nos Alunos
             */
            premio: string | null;
            /**
             * @description A enviar ao guardar; uma versão antiga recebe 409.
             * @example 1
             */
            versao: number;
            /** @example 20262027 */
            edicao: string;
            /**
             * @description A inscrição de que foi feita.
             * @example 12
             */
            inscricaoId: number | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Quando a página da escola foi aberta pela última vez.
             */
            vistaEm: string | null;
            /**
             * @description As outras participações da mesma escola ou do mesmo professor, na mesma edição.
             * @example [
             *       9
             *     ]
             */
            repetidas: number[];
            /**
             * Format: date
             * @description Até quando pode entregar o projeto, se lhe foi dado mais tempo.
             * @example 2026-09-01
             */
            entregaAte: string | null;
            /** @description Porquê. */
            entregaMotivo: string | null;
            projeto: components["schemas"]["ProjetoResumido"] | null;
        };
        ParticipacaoUpdate: {
            /** @example Escola Básica do Bairro */
            escola: string;
            /**
             * @example Porto
             * @enum {string|null}
             */
            distrito?: "Aveiro" | "Beja" | "Braga" | "Bragança" | "Castelo Branco" | "Coimbra" | "Évora" | "Faro" | "Guarda" | "Leiria" | "Lisboa" | "Portalegre" | "Porto" | "Santarém" | "Setúbal" | "Viana do Castelo" | "Vila Real" | "Viseu" | "Açores" | "Madeira" | null;
            /** @example Maria Silva */
            professor: string;
            /** @example +351 912 345 678 */
            telefone: string;
            /** @enum {string|null} */
            ciclo?: "Pré-escolar" | "1.º ciclo" | "2.º ciclo" | "3.º ciclo" | "Secundário" | "Vários ciclos" | null;
            /** @example 2 */
            turmas?: number | null;
            /** @example 48 */
            alunos?: number | null;
            /**
             * Format: email
             * @example maria@escola.pt
             */
            email: string;
            /**
             * Format: email
             * @example maria@escola.pt
             */
            emailEscola: string;
            /** @enum {string} */
            estado: "inscrita" | "submetida" | "nomeada" | "premiada" | "desistiu";
            /** @example Impacto nos Alunos */
            premio?: string | null;
            /** @description Identificador do registo. */
            id?: number | null;
            /**
             * @description A que foi lida; se entretanto houve outra, a resposta é 409.
             * @example 1
             */
            versao?: number | null;
        };
        JuncaoInput: {
            /**
             * @example [
             *       3,
             *       1,
             *       2
             *     ]
             */
            ids: number[];
        };
        PrazoEscolaInput: {
            /**
             * Format: date
             * @description Vazio: o prazo volta a ser o de todas.
             * @example 2026-07-31
             */
            ate?: string | null;
            /** @example Cheias na escola. */
            motivo?: string | null;
        };
        FotoProjeto: {
            /** @description O nome guardado. */
            nome: string;
            /**
             * @description Texto; uma linha em branco separa parágrafos.
             * @example Mãos de crianças plantam alfaces num canteiro.
             */
            descricao: string;
            /** @description Se há crianças reconhecíveis; nulo por dizer. */
            menores: boolean | null;
        };
        DocumentoProjeto: {
            /** @description O nome guardado, servido em /documentos/{nome}. */
            nome: string;
            /** @example horta.pdf */
            nomeOriginal: string;
        };
        ProjetoParticipacao: {
            /** @example A horta da nossa rua */
            titulo: string;
            /** @description O projeto numa frase. */
            frase: string;
            /** @description Texto formatado. */
            sentir: string;
            /** @description Texto formatado. */
            imaginar: string;
            /** @description Texto formatado. */
            fazer: string;
            /** @description Texto formatado. */
            partilhar: string;
            /** Format: uri */
            video: string | null;
            /**
             * @description A enviar com as palavras; uma antiga recebe 409.
             * @example 3
             */
            versao: number;
            /** @description Endereços das fotos, pela ordem em que são mostradas. */
            fotos: components["schemas"]["FotoProjeto"][];
            /**
             * Format: date-time
             * @description Quando foi entregue; nulo enquanto é um rascunho.
             */
            submetidoEm: string | null;
            /**
             * @description Se a escola aceita que o projeto seja mostrado no site.
             * @example true
             */
            mostrar: boolean;
            /**
             * @description O projeto no mural, se lá estiver.
             * @example 12
             */
            muralId: number | null;
            /** Format: date-time */
            alteradoEm: string;
            /**
             * @description O que lhe falta para ser entregue.
             * @example [
             *       "o passo «Fazer»"
             *     ]
             */
            falta: string[];
            documento: components["schemas"]["DocumentoProjeto"] | null;
        };
        MensagemEscolasInput: {
            /**
             * @example [
             *       3,
             *       1,
             *       2
             *     ]
             */
            ids: number[];
            /** @example O festival do Desafio Escolar */
            assunto: string;
            /**
             * @description `{professor}` e `{escola}` dão lugar aos nomes.
             * @example Olá, {professor}!
             *
             *     O festival é a 12 de junho.
             */
            texto: string;
        };
        MensagemEscolasPreview: {
            /** @example O festival do Desafio Escolar */
            assunto: string;
            /** @description Como chega à primeira escola. */
            texto: string;
            /** @example maria@escola.pt */
            para: string;
            /**
             * @description A quantas escolas segue.
             * @example 38
             */
            seguem: number;
            /**
             * @description Quantas já a receberam, e não a recebem outra vez.
             * @example 2
             */
            repetidas: number;
        };
        MensagemEscolasEnviada: {
            /** @example 38 */
            enviadas: number;
            /**
             * @description Quantas já a tinham recebido.
             * @example 2
             */
            repetidas: number;
        };
        ProlongamentoInput: {
            /** @enum {string} */
            prazo: "inscricoes" | "submissao";
            /**
             * Format: date
             * @example 2026-07-31
             */
            ate: string;
        };
        PaginaEscolaPedido: {
            /**
             * Format: email
             * @example maria@escola.pt
             */
            email: string;
            /** @description Prova de trabalho, de `GET /api/captcha/prova`; sem ela, pouco se envia a um endereço. */
            recaptcha?: string;
        };
        PaginaEscolaEdicao: {
            /**
             * @description O endereço da página no site.
             * @example 20252026
             */
            chave: string;
            /**
             * Format: date
             * @description O primeiro dia das inscrições.
             * @example 2026-09-01
             */
            inscricoesAbrem: string | null;
            /**
             * Format: date
             * @description Conta até à meia-noite de Lisboa.
             * @example 2026-07-31
             */
            inscricoesFecham: string | null;
            /**
             * Format: date
             * @description Desde quando as escolas submetem os projetos.
             * @example 2026-07-31
             */
            submissaoAbre: string | null;
            /**
             * Format: date
             * @description Conta até à meia-noite de Lisboa.
             * @example 2026-07-31
             */
            submissaoFecha: string | null;
            /**
             * Format: date
             * @description Vazio: ainda não se sabe.
             * @example 2026-07-31
             */
            festival: string | null;
            /**
             * Format: date
             * @description Depois dele, a edição passa a arquivo.
             * @example 2026-07-31
             */
            resultados: string | null;
            /** @example Centro Cultural, Vila Nova de Gaia */
            festivalLocal: string | null;
            /** @example Gratuito */
            custo: string | null;
            /** @example 2025/2026 */
            anoLetivo: string;
        };
        ProjetoEscola: {
            /** @example A horta da nossa rua */
            titulo: string;
            /** @description O projeto numa frase. */
            frase: string;
            /** @description Texto formatado. */
            sentir: string;
            /** @description Texto formatado. */
            imaginar: string;
            /** @description Texto formatado. */
            fazer: string;
            /** @description Texto formatado. */
            partilhar: string;
            /** Format: uri */
            video: string | null;
            /**
             * @description A enviar com as palavras; uma antiga recebe 409.
             * @example 3
             */
            versao: number;
            /** @description Endereços das fotos, pela ordem em que são mostradas. */
            fotos: components["schemas"]["FotoProjeto"][];
            /**
             * @description O nome que a escola deu ao PDF.
             * @example horta.pdf
             */
            documento: string | null;
            /**
             * Format: date-time
             * @description Quando foi entregue; nulo enquanto é um rascunho.
             */
            submetidoEm: string | null;
            /**
             * @description Se a escola aceita que o projeto seja mostrado no site.
             * @example true
             */
            mostrar: boolean;
            /**
             * @description O projeto no mural, se lá estiver.
             * @example 12
             */
            muralId: number | null;
            /** Format: date-time */
            alteradoEm: string;
        };
        Colega: {
            /**
             * @description Identificador do registo.
             * @example 12
             */
            id: number;
            /** @example r•••@escola.pt */
            quem: string;
        };
        PaginaEscola: {
            /** @example Escola Básica do Bairro */
            escola: string;
            /**
             * @example Porto
             * @enum {string|null}
             */
            distrito: "Aveiro" | "Beja" | "Braga" | "Bragança" | "Castelo Branco" | "Coimbra" | "Évora" | "Faro" | "Guarda" | "Leiria" | "Lisboa" | "Portalegre" | "Porto" | "Santarém" | "Setúbal" | "Viana do Castelo" | "Vila Real" | "Viseu" | "Açores" | "Madeira" | null;
            /** @example Maria Silva */
            professor: string;
            /** @example +351 912 345 678 */
            telefone: string;
            /** @enum {string|null} */
            ciclo: "Pré-escolar" | "1.º ciclo" | "2.º ciclo" | "3.º ciclo" | "Secundário" | "Vários ciclos" | null;
            /** @example 2 */
            turmas: number | null;
            /** @example 48 */
            alunos: number | null;
            /** @enum {string} */
            estado: "inscrita" | "submetida" | "nomeada" | "premiada" | "desistiu";
            /**
             * @description A enviar ao guardar; uma versão antiga recebe 409.
             * @example 1
             */
            versao: number;
            /**
             * Format: date
             * @description Até quando pode entregar o projeto, se lhe foi dado mais tempo.
             * @example 2026-09-01
             */
            entregaAte: string | null;
            edicao: components["schemas"]["PaginaEscolaEdicao"];
            /** @description Nulo enquanto não foi começado. */
            projeto: components["schemas"]["ProjetoEscola"] | null;
            /**
             * @description Para onde se escreve.
             * @example m•••@escola.pt
             */
            email: string;
            /**
             * @description Se a ligação é a de um colega: só o professor convida outros.
             * @example false
             */
            deColega: boolean;
            /** @description Quem tem uma ligação sua. */
            colegas: components["schemas"]["Colega"][];
        };
        EscolaInput: {
            /** @example Escola Básica do Bairro */
            escola: string;
            /**
             * @example Porto
             * @enum {string|null}
             */
            distrito?: "Aveiro" | "Beja" | "Braga" | "Bragança" | "Castelo Branco" | "Coimbra" | "Évora" | "Faro" | "Guarda" | "Leiria" | "Lisboa" | "Portalegre" | "Porto" | "Santarém" | "Setúbal" | "Viana do Castelo" | "Vila Real" | "Viseu" | "Açores" | "Madeira" | null;
            /** @example Maria Silva */
            professor: string;
            /** @example +351 912 345 678 */
            telefone: string;
            /** @enum {string|null} */
            ciclo?: "Pré-escolar" | "1.º ciclo" | "2.º ciclo" | "3.º ciclo" | "Secundário" | "Vários ciclos" | null;
            /** @example 2 */
            turmas?: number | null;
            /** @example 48 */
            alunos?: number | null;
            /**
             * @description A que foi lida; se entretanto houve outra, a resposta é 409.
             * @example 1
             */
            versao?: number | null;
        };
        ColegaInput: {
            /**
             * Format: email
             * @example rui@escola.pt
             */
            email: string;
        };
        Lembrete: {
            /** @example A entrega dos projetos acaba {quando} */
            assunto: string;
            /**
             * @description `{professor}`, `{escola}`, `{edicao}`, `{prazo}`, `{quando}` e `{ligacao}`, as que o e-mail tiver, dão lugar ao que é de cada escola.
             * @example Olá, {professor}!
             *
             *     O último dia é {prazo}.
             */
            texto: string;
            /**
             * @description Segue por si, no seu dia. Senão, espera que alguém o veja.
             * @example false
             */
            segue: boolean;
            /**
             * @description A enviar ao guardar; uma versão antiga recebe 409.
             * @example 1
             */
            versao: number;
            /**
             * @description Identificador do registo.
             * @example 2
             */
            id: number;
            /** @enum {string} */
            tipo: "inscricoes" | "submissao14" | "submissao3" | "submissao1" | "abertura" | "ligacao" | "colega" | "semEscola" | "prolongada" | "maisTempo" | "entrega";
            /**
             * Format: date
             * @description O dia em que segue na presente edição; vazio, se nela não tem dia.
             * @example 2026-09-01
             */
            de: string | null;
            /**
             * Format: date
             * @description O último dia em que ainda segue, se antes não pôde ser.
             * @example 2026-09-01
             */
            ate: string | null;
            /**
             * @description A quantas escolas seguia agora.
             * @example 38
             */
            quantas: number;
            /**
             * @description Quantas já o receberam, nesta edição.
             * @example 0
             */
            enviadas: number;
            /**
             * Format: date-time
             * @description Quando seguiu pela última vez, nesta edição.
             */
            enviadoEm: string | null;
        };
        Lembretes: {
            /**
             * @description A presente edição; vazio, se nenhuma tem calendário.
             * @example 2026/2027
             */
            anoLetivo: string | null;
            /** @description Por ordem do ano. */
            lembretes: components["schemas"]["Lembrete"][];
        };
        LembretePalavras: {
            /** @example A entrega dos projetos acaba {quando} */
            assunto: string;
            /**
             * @description `{professor}`, `{escola}`, `{edicao}`, `{prazo}`, `{quando}` e `{ligacao}`, as que o e-mail tiver, dão lugar ao que é de cada escola.
             * @example Olá, {professor}!
             *
             *     O último dia é {prazo}.
             */
            texto: string;
        };
        LembreteInput: {
            /** @example A entrega dos projetos acaba {quando} */
            assunto: string;
            /**
             * @description `{professor}`, `{escola}`, `{edicao}`, `{prazo}`, `{quando}` e `{ligacao}`, as que o e-mail tiver, dão lugar ao que é de cada escola.
             * @example Olá, {professor}!
             *
             *     O último dia é {prazo}.
             */
            texto: string;
            /** @description Segue por si, no seu dia: as palavras foram vistas como chegam. Só os lembretes esperam. */
            segue: boolean;
            /**
             * @description A que foi lida; se entretanto houve outra, a resposta é 409.
             * @example 1
             */
            versao?: number | null;
        };
        ResumoMes: {
            /**
             * @description Mês, em Lisboa.
             * @example 2026-04
             */
            mes: string;
            /**
             * @description Quantas submissões chegaram, por secção.
             * @example {
             *       "contactos": 3,
             *       "festival": 12
             *     }
             */
            total: {
                [key: string]: number;
            };
        };
        ResumoPedido: {
            /** @enum {string} */
            tipo: "acesso" | "retificacao" | "apagamento" | "outro";
            /**
             * @description Identificador do registo.
             * @example 7
             */
            id: number;
            /**
             * Format: date
             * @description Até quando se responde.
             * @example 2026-12-22
             */
            prazo: string;
        };
        ResumoPedidosDados: {
            /**
             * @description Pedidos sobre dados pessoais por responder.
             * @example 0
             */
            total: number;
            /**
             * @description Quantos deles passaram o prazo.
             * @example 0
             */
            atrasados: number;
            /** @description Os que acabam o prazo primeiro. */
            primeiros: components["schemas"]["ResumoPedido"][];
        };
        ResumoDesafio: {
            /**
             * @description O endereço da página no site.
             * @example 20252026
             */
            chave: string;
            /**
             * Format: date
             * @description O primeiro dia das inscrições.
             * @example 2026-09-01
             */
            inscricoesAbrem: string | null;
            /**
             * Format: date
             * @description Conta até à meia-noite de Lisboa.
             * @example 2026-07-31
             */
            inscricoesFecham: string | null;
            /**
             * Format: date
             * @description Desde quando as escolas submetem os projetos.
             * @example 2026-07-31
             */
            submissaoAbre: string | null;
            /**
             * Format: date
             * @description Conta até à meia-noite de Lisboa.
             * @example 2026-07-31
             */
            submissaoFecha: string | null;
            /**
             * Format: date
             * @description Vazio: ainda não se sabe.
             * @example 2026-07-31
             */
            festival: string | null;
            /**
             * Format: date
             * @description Depois dele, a edição passa a arquivo.
             * @example 2026-07-31
             */
            resultados: string | null;
            /**
             * @description Identificador do registo.
             * @example 10
             */
            id: number;
            /** @example 2025/2026 */
            anoLetivo: string;
            /**
             * @description Quem espera pelo aviso de que as inscrições abriram.
             * @example 3
             */
            avisos: number;
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
             * @description Quantas submissões esperam por se saber da aceitação, por secção.
             * @example {
             *       "contactos": 1
             *     }
             */
            porAceitar: {
                [key: string]: number;
            };
            /** @description Submissões dos últimos doze meses, do mais antigo para o atual. */
            submissoesPorMes: components["schemas"]["ResumoMes"][];
            /**
             * @description Eventos marcados como próximos ou a decorrer que já terminaram.
             * @example 0
             */
            eventosPorRever: number;
            /**
             * @description Membros da equipa à espera de aprovação.
             * @example 1
             */
            rascunhos: number;
            /**
             * @description Rascunhos que ninguém publicou nem agendou.
             * @example 2
             */
            rascunhosPorPublicar: number;
            /** @description O que as pessoas pediram sobre os seus dados; só administradores o veem. */
            pedidosDados: components["schemas"]["ResumoPedidosDados"];
            /**
             * @description Prazos de conservação que não apagam nada até serem confirmados; só administradores o veem.
             * @example 0
             */
            regrasPorConfirmar: number;
            /**
             * @description Fotografias com menores sem autorização, ou com uma que acaba nos próximos 30 dias.
             * @example 0
             */
            fotografiasPorAutorizar: number;
            /**
             * @description Imagens públicas que ainda ninguém descreveu.
             * @example 2
             */
            imagensPorDescrever: number;
            /**
             * @description Endereços que pediram a newsletter e ainda não confirmaram: não são subscritores. Só administradores o veem.
             * @example 3
             */
            subscricoesPorConfirmar: number;
            /**
             * @description Mensagens que esperam por resposta, lidas ou por ler; só administradores o veem.
             * @example 5
             */
            mensagensPorResponder: number;
            /**
             * @description Mensagens que esperam por resposta há mais tempo do que se prometeu; só administradores o veem.
             * @example 2
             */
            mensagensAtrasadas: number;
            /**
             * @description Quantos conteúdos de exemplo ainda há, por secção.
             * @example {
             *       "eventos": 12,
             *       "parceiros": 7
             *     }
             */
            exemplos: {
                [key: string]: number;
            };
            /** @description Vazio: nenhuma edição tem calendário. */
            desafio: components["schemas"]["ResumoDesafio"] | null;
            /**
             * @description Lembretes às escolas que seguem dentro de dias, ou já seguiam, se alguém os visse; só administradores.
             * @example 1
             */
            lembretesPorVer: number;
            /**
             * @description Projetos entregues, de uma edição fechada, que as escolas aceitam mostrar.
             * @example 12
             */
            projetosPorMostrar: number;
        };
        PedidoDados: {
            /** @enum {string} */
            tipo: "acesso" | "retificacao" | "apagamento" | "outro";
            /**
             * @description Como chegou.
             * @enum {string}
             */
            via: "site" | "email" | "telefone" | "carta";
            /**
             * @description De quem são os dados; de ninguém depois de apagados.
             * @example Maria Silva
             */
            nome: string | null;
            /** @example maria@escola.pt */
            email: string | null;
            /** @example Quer uma cópia. */
            detalhe: string | null;
            /**
             * Format: date
             * @description O dia em que chegou.
             * @example 2026-11-22
             */
            recebidoEm: string;
            /** @description Se está respondido. */
            feito: boolean;
            /** @description O que se respondeu. */
            nota: string | null;
            /**
             * @description Identificador do registo.
             * @example 7
             */
            id: number;
            /**
             * Format: date
             * @description Até quando se responde: um mês.
             * @example 2026-12-22
             */
            prazo: string;
            /** Format: date-time */
            feitoEm: string | null;
        };
        PedidoDadosInput: {
            /** @enum {string} */
            tipo: "acesso" | "retificacao" | "apagamento" | "outro";
            /** @enum {string} */
            via: "site" | "email" | "telefone" | "carta";
            /** @example Maria Silva */
            nome?: string | null;
            /**
             * Format: email
             * @example maria@escola.pt
             */
            email?: string | null;
            /** @example Quer uma cópia. */
            detalhe?: string | null;
            /**
             * Format: date
             * @description O dia em que chegou; sem ele, hoje. O prazo é um mês depois.
             * @example 2026-07-31
             */
            recebidoEm?: string | null;
        };
        PedidoDadosRespostaInput: {
            /** @description Se está respondido. */
            feito: boolean;
            /** @description O que se respondeu. */
            nota?: string | null;
        };
        TipoDaRegra: {
            /**
             * @description Nenhum onde não são registos.
             * @example contactos
             */
            tipo: string | null;
            /**
             * @description A secção do painel onde estão.
             * @example contactos
             */
            seccao: string | null;
            /** @description Quantos há. */
            total: number;
            /** @description De quantos já passou o prazo. */
            vencidos: number;
            /** @description De quantos passa o prazo nos próximos 30 dias, os vencidos incluídos. */
            aSair: number;
        };
        RegraDeRetencao: {
            /**
             * @description Identificador do registo.
             * @enum {string}
             */
            id: "submissions" | "suspeitas" | "acceptances" | "unconfirmed" | "openingNotices" | "invitations" | "consents" | "accountInvitations" | "requests" | "links" | "sentMail" | "failedMail" | "mailFiles" | "trail";
            /** @example Formulários recebidos, com os documentos juntos */
            oque: string;
            /** @example desde que chegaram */
            desde: string;
            /** @example 730 */
            dias: number;
            /**
             * @description A variável que diz os dias.
             * @example RETENTION_SUBMISSIONS_DAYS
             */
            variavel: string;
            /** @description Quantos há de cada tipo, e quantos saem. */
            tipos: components["schemas"]["TipoDaRegra"][];
            /**
             * @description Porque não apaga nada até alguém confirmar: é nova, o prazo mudou, ou apagava muito de uma vez.
             * @enum {string|null}
             */
            espera: "nova" | "alterada" | "muitos" | null;
            /**
             * Format: date-time
             * @description Quando foi vista pela última vez.
             */
            vistaEm: string | null;
            /** @description Quantos saíram da última vez. */
            sairam: number | null;
        };
        DiaDeApagamento: {
            /**
             * Format: date
             * @example 2026-06-05
             */
            dia: string;
            /** @example contactos */
            tipo: string;
            /**
             * @description Porque foram apagados.
             * @enum {string}
             */
            motivo: "painel" | "prazo" | "pedido" | "saida";
            /** @example 12 */
            quantos: number;
        };
        Privacidade: {
            /** @description As regras, todas. */
            regras: components["schemas"]["RegraDeRetencao"][];
            /** @description O que foi apagado nos últimos 30 dias, o mais recente primeiro. */
            apagados: components["schemas"]["DiaDeApagamento"][];
            /**
             * @description De que tipos são os registos que podem ser retidos.
             * @example [
             *       "contactos"
             *     ]
             */
            tipos: string[];
        };
        RegistoASair: {
            /** @example contactos */
            tipo: string;
            /** @example contactos */
            seccao: string;
            /** @example 12 */
            registo: number;
            /**
             * Format: date-time
             * @description Quando passa o prazo.
             */
            sai: string;
        };
        ConfirmacaoInput: {
            /** @example 730 */
            dias: number;
            /** @example 12 */
            vencidos: number;
        };
        Retido: {
            /**
             * @description Identificador do registo.
             * @example 1
             */
            id: number;
            /**
             * @description De que tipo é o registo.
             * @example contactos
             */
            tipo: string;
            /**
             * @description A secção do painel onde está.
             * @example contactos
             */
            seccao: string;
            /** @example 12 */
            registo: number;
            /** @example Reclamação em curso */
            motivo: string;
            /**
             * Format: date
             * @description O último dia.
             * @example 2027-03-31
             */
            ate: string;
            /**
             * Format: date-time
             * @description Desde quando está retido.
             */
            desde: string;
        };
        RetidoInput: {
            /** @example Reclamação em curso */
            motivo: string;
            /**
             * Format: date
             * @description O último dia em que fica retido.
             * @example 2026-07-31
             */
            ate: string;
            /**
             * @description Como em «Dados de uma pessoa».
             * @example contactos
             */
            tipo: string;
            /** @example 12 */
            registo: number;
        };
        RetidoUpdate: {
            /** @example Reclamação em curso */
            motivo: string;
            /**
             * Format: date
             * @description O último dia em que fica retido.
             * @example 2026-07-31
             */
            ate: string;
        };
        NumerosGrupo: {
            /**
             * @description Vazio: as escolas não o disseram.
             * @example Porto
             */
            nome: string | null;
            /** @example 4 */
            escolas: number;
            /** @example 120 */
            alunos: number;
        };
        NumerosEdicao: {
            /** @example 20262027 */
            chave: string;
            /** @example 2026/2027 */
            anoLetivo: string;
            /** @enum {string} */
            fase: "antes" | "inscricoes" | "desenvolvimento" | "submissao" | "selecao" | "festival" | "arquivo";
            /**
             * @description Escolas diferentes com participação, sem as que desistiram.
             * @example 12
             */
            escolas: number | null;
            /**
             * @description Alunos das escolas que disseram quantos são.
             * @example 12
             */
            alunos: number | null;
            /**
             * @description Participações de que não se sabe quantos alunos têm.
             * @example 12
             */
            semAlunos: number | null;
            /**
             * @description Professores responsáveis diferentes.
             * @example 12
             */
            professores: number | null;
            /**
             * @description Distritos e regiões autónomas com escolas.
             * @example 12
             */
            distritos: number | null;
            /**
             * @description Ciclos de ensino com escolas.
             * @example 12
             */
            ciclos: number | null;
            /**
             * @description Projetos entregues; nas edições sem calendário, os da lista da edição.
             * @example 12
             */
            projetos: number | null;
            /**
             * @description Prémios da edição.
             * @example 12
             */
            premios: number | null;
            /**
             * @description Candidaturas a voluntariado recebidas no ano letivo.
             * @example 12
             */
            voluntarios: number | null;
            /**
             * @description Vezes que um material pedagógico foi descarregado no ano letivo.
             * @example 12
             */
            downloads: number | null;
            /**
             * @description Subscrições da newsletter pedidas no ano letivo e confirmadas.
             * @example 12
             */
            newsletter: number | null;
            /** @description Pela ordem do nome; por fim, as que não o disseram. */
            porDistrito: components["schemas"]["NumerosGrupo"][];
            /** @description Por ordem; por fim, as que não o disseram. */
            porCiclo: components["schemas"]["NumerosGrupo"][];
        };
        Numeros: {
            /**
             * @description O nome da associação, para o que se imprime.
             * @example Associação (exemplo)
             */
            associacao: string;
            /**
             * Format: date
             * @description Desde quando se guardam.
             * @example 2026-11-28
             */
            desde: string;
            /** @description A edição mais recente primeiro. */
            edicoes: components["schemas"]["NumerosEdicao"][];
        };
        NumerosDistrito: {
            /**
             * @example Porto
             * @enum {string}
             */
            nome: "Aveiro" | "Beja" | "Braga" | "Bragança" | "Castelo Branco" | "Coimbra" | "Évora" | "Faro" | "Guarda" | "Leiria" | "Lisboa" | "Portalegre" | "Porto" | "Santarém" | "Setúbal" | "Viana do Castelo" | "Vila Real" | "Viseu" | "Açores" | "Madeira";
            /**
             * @description Uma escola conta uma vez em cada edição.
             * @example 4
             */
            escolas: number;
        };
        NumerosPublicos: {
            /**
             * @description Alunos das escolas que disseram quantos são.
             * @example 12
             */
            alunos: number | null;
            /**
             * @description Distritos e regiões autónomas com escolas.
             * @example 12
             */
            distritos: number | null;
            /**
             * @description Projetos entregues; nas edições sem calendário, os da lista da edição.
             * @example 12
             */
            projetos: number | null;
            /**
             * @description As edições contadas que têm escolas.
             * @example [
             *       "20262027"
             *     ]
             */
            edicoes: string[];
            /**
             * @description Escolas com participação, sem as que desistiram; uma escola conta uma vez em cada edição.
             * @example 12
             */
            escolas: number | null;
            /** @description Só os distritos com escolas, pela ordem do nome. */
            porDistrito: components["schemas"]["NumerosDistrito"][];
        };
        RegistoEncontrado: {
            /**
             * @description O identificador na lista dele; o de um ficheiro é o nome guardado.
             * @example 12
             */
            id: number | string;
            /** @example Festival DFC 2026 */
            titulo: string;
        };
        RegistosEncontrados: {
            /**
             * @description De que secção são.
             * @example eventos
             */
            recurso: string;
            /** @description Os primeiros, cinco no máximo. */
            registos: components["schemas"]["RegistoEncontrado"][];
            /** @description Se esta secção não pôde ser pesquisada; as outras são respondidas. */
            falhou: boolean;
        };
        EnderecoInput: {
            /** @example maria@escola.pt */
            email: string;
        };
        CampoGuardado: {
            /** @example Nome */
            nome: string;
            /** @example Maria Silva */
            valor: string;
        };
        DadoGuardado: {
            /**
             * @description De que tipo é: a secção onde está.
             * @example contactos
             */
            tipo: string;
            /**
             * @description Identificador do registo.
             * @example 7
             */
            id: number;
            /**
             * @description Como se chama um registo deste tipo.
             * @example Mensagem de contacto
             */
            nome: string;
            /** Format: date-time */
            quando: string;
            /** @description O que se guarda, campo a campo. */
            campos: components["schemas"]["CampoGuardado"][];
            /** @description Nome guardado do anexo, em /documentos/{nome}. */
            anexo: string | null;
            /** @description Porque não se apaga, e até quando ou como se apaga. */
            naoSeApaga: string | null;
            /** @description Os outros endereços sob os quais também se guarda: vai inteiro. */
            tambemDe: string[];
        };
        DadoQueFicou: {
            /**
             * @description De que tipo é: a secção onde está.
             * @example contactos
             */
            tipo: string;
            /**
             * @description Identificador do registo.
             * @example 7
             */
            id: number;
            /** @example Conta do painel */
            nome: string;
            /** Format: date-time */
            quando: string;
            /** @description Porque ficou. */
            porque: string;
        };
        DadosApagados: {
            /**
             * @description Quantos foram de cada tipo.
             * @example [
             *       "Mensagem de contacto (2)"
             *     ]
             */
            apagados: string[];
            /** @description O que ficou, com a razão. */
            ficaram: components["schemas"]["DadoQueFicou"][];
        };
        DadosPessoais: {
            /**
             * @description O endereço, como se compara.
             * @example maria@escola.pt
             */
            email: string;
            /**
             * Format: date-time
             * @description Quando se pesquisou.
             */
            em: string;
            /** @description O que se guarda, tipo a tipo, o mais recente primeiro. */
            registos: components["schemas"]["DadoGuardado"][];
            /** @description Se há mais do que o que aqui está. */
            haMais: boolean;
            /** @description O que «Apagar tudo» apagaria agora, e o que ficaria. */
            aoApagar: components["schemas"]["DadosApagados"];
        };
        Consentimento: {
            /**
             * @description Identificador do registo.
             * @example 7
             */
            id: number;
            /**
             * @description O formulário.
             * @example Contacto
             */
            formulario: string;
            /**
             * @description O id da submissão, ou do subscritor.
             * @example 12
             */
            registo: number;
            /**
             * @description O que a pessoa fez.
             * @enum {string}
             */
            ato: "aceite" | "informado" | "pedido" | "confirmado" | "registado";
            /** Format: date-time */
            quando: string;
            /**
             * Format: date-time
             * @description Quando foi retirado.
             */
            retiradoEm: string | null;
            /** @example Obtida por telefone. */
            nota: string | null;
            /** @description A versão do texto, que está em `textos`. */
            versao: string | null;
        };
        TextoMostrado: {
            /**
             * @description Que texto é.
             * @enum {string}
             */
            nome: "privacidade" | "newsletter" | "confirmacao" | "encarregado";
            /**
             * @description Feita do texto: outro texto é outra versão.
             * @example 0f3c5a7b9d1e2f40
             */
            versao: string;
            /**
             * Format: date-time
             * @description Desde quando o sistema o conhece.
             */
            desde: string;
            /** @description O texto, tal como foi mostrado. */
            texto: string;
        };
        Consentimentos: {
            /**
             * @description O endereço, como se compara.
             * @example maria@escola.pt
             */
            email: string;
            /**
             * Format: date-time
             * @description Quando se pesquisou.
             */
            em: string;
            /** @description O mais recente primeiro. */
            entradas: components["schemas"]["Consentimento"][];
            /** @description Os textos de que falam as entradas. */
            textos: components["schemas"]["TextoMostrado"][];
        };
        DadosExportados: {
            /**
             * @description O endereço, como se compara.
             * @example maria@escola.pt
             */
            email: string;
            /**
             * Format: date-time
             * @description Quando se pesquisou.
             */
            em: string;
            /** @description O que se guarda, tipo a tipo, o mais recente primeiro. */
            registos: components["schemas"]["DadoGuardado"][];
            /** @description Se há mais do que o que aqui está. */
            haMais: boolean;
        };
        MeusDadosInput: {
            /**
             * Format: email
             * @example maria@escola.pt
             */
            email: string;
            /** @description Prova de trabalho, de `GET /api/captcha/prova`; sem ela, pouco se envia a um endereço. */
            recaptcha?: string;
        };
        ReciboDados: {
            /** @example Se o endereço estiver certo, recebe em poucos minutos um e-mail com uma ligação. */
            message: string;
        };
        ContactoGuardado: {
            /** @example Maria Silva */
            nome?: string;
            /** @example +351 912 345 678 */
            telefone?: string;
        };
        MeuDado: {
            /**
             * @description De que tipo é: a secção onde está.
             * @example contactos
             */
            tipo: string;
            /**
             * @description Identificador do registo.
             * @example 7
             */
            id: number;
            /**
             * @description Como se chama um registo deste tipo.
             * @example Mensagem de contacto
             */
            nome: string;
            /** Format: date-time */
            quando: string;
            /** @description O que se guarda, campo a campo. */
            campos: components["schemas"]["CampoGuardado"][];
            /** @description Nome guardado do anexo, em /documentos/{nome}. */
            anexo: string | null;
            /** @description Porque não se apaga, e até quando ou como se apaga. */
            naoSeApaga: string | null;
            /** @description Os outros endereços sob os quais também se guarda: vai inteiro. */
            tambemDe: string[];
            /** @description O que se pode corrigir. */
            corrigivel: components["schemas"]["ContactoGuardado"];
        };
        MeusDadosAoApagar: {
            /**
             * @description Quantos foram de cada tipo.
             * @example [
             *       "Mensagem de contacto (2)"
             *     ]
             */
            apagados: string[];
            /** @description O que ficou, com a razão. */
            ficaram: components["schemas"]["DadoQueFicou"][];
            /** @description Se fica registado um pedido, por ficar o que só a equipa apaga. */
            comPedido: boolean;
        };
        MeusDados: {
            /**
             * Format: date-time
             * @description Quando se pesquisou.
             */
            em: string;
            /** @description O que se guarda, tipo a tipo, o mais recente primeiro. */
            registos: components["schemas"]["MeuDado"][];
            /** @description Se há mais do que o que aqui está. */
            haMais: boolean;
            /** @description O que «Apagar tudo» apagaria agora, e o que ficaria. */
            aoApagar: components["schemas"]["MeusDadosAoApagar"];
            /** @example maria@escola.pt */
            email: string;
        };
        CorrigirDadosInput: {
            /** @example contactos */
            tipo: string;
            /**
             * @description Identificador do registo.
             * @example 12
             */
            id: number;
            /** @example Maria Silva */
            nome?: string | null;
            /** @example +351 912 345 678 */
            telefone?: string | null;
        };
        CandidaturaDeMenor: {
            /**
             * @description Primeiro nome e inicial do último.
             * @example Rita S.
             */
            quem: string;
            /**
             * Format: date-time
             * @description Quando se candidatou.
             */
            quando: string;
            /**
             * Format: date-time
             * @description Até quando a ligação vale.
             */
            valeAte: string;
            /** @description Porque não é apagada já, onde está retida. */
            retida: string | null;
        };
        Oposicao: {
            /** @example A candidatura foi apagada. Enviámos-lhe um recibo por e-mail. */
            message: string;
        };
        EstadoLinha: {
            /**
             * @description De que se trata.
             * @enum {string}
             */
            id: "correio" | "copia" | "ensaio" | "retencao" | "armazenamento" | "certificados" | "autoteste";
            /** @example Correio */
            titulo: string;
            /**
             * @description Se não precisa de atenção.
             * @example true
             */
            bem: boolean;
            /**
             * @description Como está.
             * @example Nenhuma mensagem está parada.
             */
            texto: string;
            /** @description O que fazer, se houver alguma coisa. */
            fazer: string | null;
            /**
             * @description O que dizer a quem gere o servidor: configurações, comandos, erros.
             * @example Para os enviar, defina SMTP_URL.
             */
            tecnico: string | null;
        };
        Estado: {
            /**
             * @description Se nada precisa de atenção.
             * @example true
             */
            bem: boolean;
            /** @description O que foi verificado, pela ordem em que se mostra. */
            linhas: components["schemas"]["EstadoLinha"][];
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
    Versoes_follow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Eventos cujo `data` é um objeto JSON: a versão de cada tipo de conteúdo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Demasiadas ligações do mesmo endereço. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Demasiadas ligações, ou versões por confirmar. */
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
            /** @description Demasiados pedidos. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Captcha_offerProof: {
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
            /** @description Demasiados pedidos. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Correio_get: {
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
                    "application/json": components["schemas"]["Correio"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Users_list: {
        parameters: {
            query?: {
                /** @description Coluna e sentido. Colunas: id, nome, email, papel, ativo, ultimoDia, vistoEm. */
                sort?: unknown;
                /** @description Primeira e última linha (até 1000). */
                range?: unknown;
                /** @description Objeto JSON: `q` pesquisa no texto (até 8 palavras; uma letra sozinha não conta); `id` aceita uma lista; igualdade por coluna (id, nome, email, papel, ativo, ultimoDia, vistoEm); `_gte` e `_lte` em datas e números. */
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
            /** @description A conta não é de administração. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Users_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Users_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserEstadoInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Parâmetros ou campos errados. */
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
            /**
             * @description A palavra-passe foi dada há mais de 10 minutos: primeiro, `POST /api/conta/confirmacao`.
             *
             *     A conta não é de administração.
             */
            403: {
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
            /** @description A própria, ou a última de administração. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Users_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
            /**
             * @description A palavra-passe foi dada há mais de 10 minutos: primeiro, `POST /api/conta/confirmacao`.
             *
             *     A conta não é de administração.
             */
            403: {
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
            /** @description O próprio ou o último. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
            /** @description Parâmetros ou campos errados. */
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
            /**
             * @description A palavra-passe foi dada há mais de 10 minutos: primeiro, `POST /api/conta/confirmacao`.
             *
             *     A conta não é de administração.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O e-mail já existe. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Sessions_logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Terminada. */
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Sessions_list: {
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
                    "application/json": components["schemas"]["Sessao"][];
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Sessions_endOthers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Terminadas. */
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
            /** @description A palavra-passe foi dada há mais de 10 minutos: primeiro, `POST /api/conta/confirmacao`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Sessions_end: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Terminada. */
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
            /** @description A palavra-passe foi dada há mais de 10 minutos: primeiro, `POST /api/conta/confirmacao`. */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    UserSessions_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["Sessao"][];
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    UserSessions_endAll: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Terminadas. */
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
            /**
             * @description A palavra-passe foi dada há mais de 10 minutos: primeiro, `POST /api/conta/confirmacao`.
             *
             *     A conta não é de administração.
             */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    UserSessions_end: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
                id: number;
                /** @description O id da sessão. */
                sessaoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Terminada. */
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
            /**
             * @description A palavra-passe foi dada há mais de 10 minutos: primeiro, `POST /api/conta/confirmacao`.
             *
             *     A conta não é de administração.
             */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Atividade_list: {
        parameters: {
            query?: {
                /** @description Coluna e sentido. Colunas: id, quando, quemId, verbo, secao, resultado. */
                sort?: unknown;
                /** @description Primeira e última linha (até 1000). */
                range?: unknown;
                /** @description Objeto JSON: `id` aceita uma lista; igualdade por coluna (id, quando, quemId, verbo, secao, resultado); `_gte` e `_lte` em datas e números. */
                filter?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Linhas, com `Content-Range: atividade <de>-<até>/<total>`. */
            200: {
                headers: {
                    /** @description Linhas dadas e total. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Atividade"][];
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
            /** @description A conta não é de administração. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Atividade_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["Atividade"];
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Atividade_exported: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportacaoInput"];
            };
        };
        responses: {
            /** @description Registado. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Parâmetros ou campos errados. */
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
            /** @description A palavra-passe foi dada há mais de 10 minutos: primeiro, `POST /api/conta/confirmacao`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    SegundoPasso_get: {
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
                    "application/json": components["schemas"]["SegundoPasso"];
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    SegundoPasso_switchOff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Desligado. */
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
            /** @description A palavra-passe foi dada há mais de 10 minutos: primeiro, `POST /api/conta/confirmacao`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description A conta não tem segundo passo, ou tem de o ter. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    SegundoPasso_offerApp: {
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
                    "application/json": components["schemas"]["AplicacaoOferta"];
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
            /** @description A palavra-passe foi dada há mais de 10 minutos: primeiro, `POST /api/conta/confirmacao`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    SegundoPasso_acceptApp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AplicacaoInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodigosRecuperacao"];
                };
            };
            /** @description O código não está certo, ou passou o tempo. */
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
            /** @description A palavra-passe foi dada há mais de 10 minutos: primeiro, `POST /api/conta/confirmacao`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    SegundoPasso_removeApp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Retirada. */
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
            /** @description A palavra-passe foi dada há mais de 10 minutos: primeiro, `POST /api/conta/confirmacao`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Não há nenhuma. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description É o último segundo passo de uma conta que tem de o ter. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    SegundoPasso_renewCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodigosRecuperacao"];
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
            /** @description A palavra-passe foi dada há mais de 10 minutos: primeiro, `POST /api/conta/confirmacao`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description A conta não tem segundo passo. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Passkeys_options: {
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
                    "application/json": components["schemas"]["PasskeyOpcoes"];
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
            /** @description A palavra-passe foi dada há mais de 10 minutos: primeiro, `POST /api/conta/confirmacao`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Não funcionam neste endereço, ou já há demasiadas. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Passkeys_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyCriada"];
                };
            };
            /** @description A resposta não está certa. */
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
            /** @description A palavra-passe foi dada há mais de 10 minutos: primeiro, `POST /api/conta/confirmacao`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Já está registada. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O desafio expirou ou já foi usado. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Passkeys_rename: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyNomeInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            /** @description Parâmetros ou campos errados. */
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
            /** @description A palavra-passe foi dada há mais de 10 minutos: primeiro, `POST /api/conta/confirmacao`. */
            403: {
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Passkeys_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Retirada. */
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
            /** @description A palavra-passe foi dada há mais de 10 minutos: primeiro, `POST /api/conta/confirmacao`. */
            403: {
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
            /** @description É o último segundo passo de uma conta que tem de o ter. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    UserSecondStep_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["UserSegundoPasso"];
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    UserSecondStep_reset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Desligado. */
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
            /**
             * @description A palavra-passe foi dada há mais de 10 minutos: primeiro, `POST /api/conta/confirmacao`.
             *
             *     A conta não é de administração.
             */
            403: {
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
            /** @description A conta é a própria, ou não tem segundo passo. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
            /** @description A sessão; onde a conta tem segundo passo, o que falta para ela começar. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResult"] | components["schemas"]["SegundoPassoPedido"];
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
            /** @description E-mail ou palavra-passe incorretos. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Auth_giveCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SegundoPassoCodigo"];
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
            /** @description Parâmetros ou campos errados. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O código não está certo ou já foi usado. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O bilhete expirou, já foi usado ou foi ultrapassado. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Auth_offerPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SegundoPassoBilhete"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOpcoes"];
                };
            };
            /** @description Parâmetros ou campos errados. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O bilhete expirou, já foi usado ou foi ultrapassado. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Auth_givePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SegundoPassoPasskey"];
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
            /** @description Parâmetros ou campos errados. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description A resposta não está certa. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O bilhete ou o desafio expirou ou já foi usado. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Auth_offerChallenge: {
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
            /** @description Demasiados pedidos. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Conta_get: {
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
                    "application/json": components["schemas"]["Conta"];
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Conta_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContaInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContaAlterada"];
                };
            };
            /** @description Parâmetros ou campos errados. */
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
            /** @description A palavra-passe foi dada há mais de 10 minutos: primeiro, `POST /api/conta/confirmacao`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description A conta já pediu hoje e-mails a mais. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Conta_changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContaPasswordInput"];
            };
        };
        responses: {
            /** @description Mudada. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A atual não está certa, ou a nova não serve. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description Sem sessão válida, ou houve hoje erradas a mais: terminou.
             *
             *     Sem sessão válida.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Conta_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContaConfirmacaoInput"];
            };
        };
        responses: {
            /** @description É a certa. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Não é a certa. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description Sem sessão válida, ou houve hoje erradas a mais: terminou.
             *
             *     Sem sessão válida.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    ContaEmail_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O código que veio na ligação.
                 * @example Zb3kQ0yGm5c1V7nA
                 */
                token: string;
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
                    "application/json": components["schemas"]["ContaEmail"];
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
            /** @description O e-mail já existe. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description A ligação já foi usada, expirou ou foi ultrapassada. */
            410: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    PorGuardar_list: {
        parameters: {
            query: {
                /** @description 0: um registo novo. */
                registo: unknown;
                /** @description O tipo de registo. */
                recurso: unknown;
            };
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
                    "application/json": components["schemas"]["PorGuardar"][];
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    PorGuardar_keep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O formulário.
                 * @example associacao
                 */
                chave: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PorGuardarInput"];
            };
        };
        responses: {
            /** @description Conservado. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Parâmetros ou campos errados. */
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    PorGuardar_forget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O formulário.
                 * @example associacao
                 */
                chave: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Esquecido. */
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Recuperar_ask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecuperarInput"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecuperarPedido"];
                };
            };
            /** @description Parâmetros ou campos errados. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Recuperar_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O código que veio na ligação.
                 * @example Zb3kQ0yGm5c1V7nA
                 */
                token: string;
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
                    "application/json": components["schemas"]["LigacaoDePassword"];
                };
            };
            /** @description A ligação não existe. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description A ligação já foi usada, expirou ou foi ultrapassada. */
            410: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Recuperar_setPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O código que veio na ligação.
                 * @example Zb3kQ0yGm5c1V7nA
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaPasswordInput"];
            };
        };
        responses: {
            /** @description Mudada; todas as sessões terminaram. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Parâmetros ou campos errados. */
            400: {
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
            /** @description A ligação já foi usada, expirou ou foi ultrapassada. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Convidados_list: {
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
                    "application/json": components["schemas"]["Convidado"][];
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
            /** @description A conta não é de administração. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Convidados_invite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConvidadoInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConvidadoEnviado"];
                };
            };
            /** @description Parâmetros ou campos errados. */
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
            /**
             * @description A palavra-passe foi dada há mais de 10 minutos: primeiro, `POST /api/conta/confirmacao`.
             *
             *     A conta não é de administração.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O e-mail já tem uma conta, ou um convite à espera. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Convidados_sendAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["ConvidadoEnviado"];
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
            /**
             * @description A palavra-passe foi dada há mais de 10 minutos: primeiro, `POST /api/conta/confirmacao`.
             *
             *     A conta não é de administração.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Não existe, ou já foi aceite. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O e-mail já tem uma conta. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Convidados_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Retirado; a ligação deixa de valer. */
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
            /** @description A conta não é de administração. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Não existe, ou já foi aceite. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    ConviteConta_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O código que veio na ligação.
                 * @example Zb3kQ0yGm5c1V7nA
                 */
                token: string;
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
                    "application/json": components["schemas"]["ConviteConta"];
                };
            };
            /** @description O convite não existe. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O convite já foi aceite ou expirou. */
            410: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    ConviteConta_accept: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O código que veio na ligação.
                 * @example Zb3kQ0yGm5c1V7nA
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaPasswordInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConviteContaAceite"];
                };
            };
            /** @description Parâmetros ou campos errados. */
            400: {
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
            /** @description O e-mail já tem uma conta. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O convite já foi aceite ou expirou. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Ficheiros_list: {
        parameters: {
            query?: {
                /** @description Coluna e sentido. Colunas: id, nome, createdAt, tipo, porDescrever. */
                sort?: unknown;
                /** @description Primeira e última linha (até 1000). */
                range?: unknown;
                /** @description Objeto JSON: `q` pesquisa no texto (até 8 palavras; uma letra sozinha não conta); `id` aceita uma lista; igualdade por coluna (id, nome, createdAt, tipo, porDescrever); `_gte` e `_lte` em datas e números. */
                filter?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Linhas, com `Content-Range: files <de>-<até>/<total>`. */
            200: {
                headers: {
                    /** @description Linhas dadas e total. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Ficheiros_uses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O nome do ficheiro.
                 * @example 1
                 */
                id: string;
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
                    "application/json": components["schemas"]["FicheiroUsos"];
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Fotografias_mark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O nome do ficheiro.
                 * @example 1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FotografiaInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fotografia"];
                };
            };
            /** @description Campos errados, ou o ficheiro não é uma imagem. */
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
            /** @description Alterada por outra pessoa. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Ficheiros_replace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O nome da imagem que sai.
                 * @example 1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubstituicaoInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FicheiroUsos"];
                };
            };
            /** @description Uma das duas não é uma imagem, ou já não existe. */
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Ficheiros_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O nome do ficheiro.
                 * @example 1
                 */
                id: string;
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
            /** @description Em uso; a frase diz onde. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Ficheiros_read: {
        parameters: {
            query?: {
                /** @description O nome, sem extensão, com que o navegador guarda o ficheiro. */
                nome?: string;
                /**
                 * @description Largura em píxeis.
                 * @example 640
                 */
                w?: "320" | "640" | "960" | "1280" | "1920" | "1200";
            };
            header?: never;
            path: {
                /**
                 * @description Nome guardado do ficheiro.
                 * @example 1795250542019_exemplo-4f296f56be2ae1089d5d8a8d243fc4a2.jpg
                 */
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
            /** @description Foi enviada uma sessão que não é válida. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Não existe, ou é uma imagem que os visitantes não veem. */
            404: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Documentos_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Nome guardado do ficheiro.
                 * @example 1795250542019_exemplo-4f296f56be2ae1089d5d8a8d243fc4a2.jpg
                 */
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Upload_upload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadInput"];
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
            /** @description Nenhum ficheiro, ou ficheiros a mais. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Sem sessão nem convite válidos. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O convite já não permite enviar mais imagens. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O convite já foi usado, expirou ou foi anulado. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Ficheiro com mais de 10 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nem imagem nem PDF. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Fotografias_list: {
        parameters: {
            query?: {
                /** @description Coluna e sentido. Colunas: id, ate, createdAt. */
                sort?: unknown;
                /** @description Primeira e última linha (até 1000). */
                range?: unknown;
                /** @description Objeto JSON: `id` aceita uma lista; igualdade por coluna (id, ate, createdAt); `_gte` e `_lte` em datas e números; `porAutorizar` só com true. */
                filter?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Linhas, com `Content-Range: fotografias <de>-<até>/<total>`. */
            200: {
                headers: {
                    /** @description Linhas dadas e total. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fotografia"][];
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Fotografias_takeDown: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O nome do ficheiro.
                 * @example 1
                 */
                id: string;
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
                    "application/json": components["schemas"]["Fotografia"];
                };
            };
            /** @description O ficheiro não é uma imagem. */
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Fotografias_putBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O nome do ficheiro.
                 * @example 1
                 */
                id: string;
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
                    "application/json": components["schemas"]["Fotografia"];
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Textos_present: {
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
                    "application/json": components["schemas"]["TextoVersao"][];
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Paginas_list: {
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
                    "application/json": components["schemas"]["PaginaResumida"][];
                };
            };
            /** @description Foi enviada uma sessão que não é válida. */
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Paginas_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O nome da página nos endereços da API.
                 * @example associacao
                 */
                chave: string;
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
                    "application/json": components["schemas"]["Pagina"];
                };
            };
            /** @description Foi enviada uma sessão que não é válida. */
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
            /** @description Demasiados pedidos. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Paginas_saveDraft: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A versão que foi lida, em vez de `versao`.
                 * @example "3"
                 */
                "if-match"?: string;
            };
            path: {
                /**
                 * @description O nome da página nos endereços da API.
                 * @example associacao
                 */
                chave: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaginaInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pagina"];
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
            /** @description Muda um campo que só a administração altera; ou é da administração e deu a palavra-passe há mais de 10 minutos: primeiro, `POST /api/conta/confirmacao`. */
            403: {
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Paginas_publish: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A versão que foi lida, em vez de `versao`.
                 * @example "3"
                 */
                "if-match"?: string;
            };
            path: {
                /**
                 * @description O nome da página nos endereços da API.
                 * @example associacao
                 */
                chave: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaginaPublicacao"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pagina"];
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
            /** @description Muda um campo que só a administração altera; ou é da administração e deu a palavra-passe há mais de 10 minutos: primeiro, `POST /api/conta/confirmacao`. */
            403: {
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    History_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A lista a que o registo pertence. */
                recurso: string;
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["VersaoGuardada"][];
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    History_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A lista a que o registo pertence. */
                recurso: string;
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
                id: number;
                /**
                 * @description Uma versão do registo.
                 * @example 3
                 */
                versao: number;
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
                    "application/json": components["schemas"]["ConteudoDaVersao"];
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    History_bringBack: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A versão que se tinha à frente, como alternativa a `versao`.
                 * @example "3"
                 */
                "if-match": string;
            };
            path: {
                /** @description A lista a que o registo pertence. */
                recurso: string;
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
                id: number;
                /**
                 * @description Uma versão do registo.
                 * @example 3
                 */
                versao: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReposicaoInput"];
            };
        };
        responses: {
            /** @description Reposto. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Parâmetros ou campos errados. */
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
            /** @description Muda o que só a administração altera, com a palavra-passe. */
            403: {
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Lixo_list: {
        parameters: {
            query?: {
                /** @description Coluna e sentido. Colunas: id, titulo, recurso, eliminadoEm, ficaAte. */
                sort?: unknown;
                /** @description Primeira e última linha (até 1000). */
                range?: unknown;
                /** @description Objeto JSON: `q` pesquisa no texto (até 8 palavras; uma letra sozinha não conta); `id` aceita uma lista; igualdade por coluna (id, titulo, recurso, eliminadoEm, ficaAte); `_gte` e `_lte` em datas e números. */
                filter?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Linhas, com `Content-Range: lixo <de>-<até>/<total>`. */
            200: {
                headers: {
                    /** @description Linhas dadas e total. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoLixo"][];
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Lixo_bringBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["Reposto"];
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Lixo_erase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Rascunhos_list: {
        parameters: {
            query?: {
                /** @description Coluna e sentido. Colunas: id, titulo, recurso, estado, publicarEm, retirarEm, alteradoEm. */
                sort?: unknown;
                /** @description Primeira e última linha (até 1000). */
                range?: unknown;
                /** @description Objeto JSON: `q` pesquisa no texto (até 8 palavras; uma letra sozinha não conta); `id` aceita uma lista; igualdade por coluna (id, titulo, recurso, estado, publicarEm, retirarEm, alteradoEm); `_gte` e `_lte` em datas e números. */
                filter?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Linhas, com `Content-Range: rascunhos <de>-<até>/<total>`. */
            200: {
                headers: {
                    /** @description Linhas dadas e total. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RascunhoResumido"][];
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Rascunhos_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RascunhoNovo"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rascunho"];
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    RecordDraft_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A lista a que o registo pertence. */
                recurso: string;
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["Rascunho"];
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    RecordDraft_save: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A versão que foi lida, em vez de `versao`.
                 * @example "3"
                 */
                "if-match"?: string;
            };
            path: {
                /** @description A lista a que o registo pertence. */
                recurso: string;
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RascunhoInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rascunho"];
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    RecordDraft_discard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A lista a que o registo pertence. */
                recurso: string;
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Eventos_years: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Do primeiro ao último. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number[];
                };
            };
            /** @description Foi enviada uma sessão que não é válida. */
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Eventos_list: {
        parameters: {
            query?: {
                /** @description Coluna e sentido. Colunas: id, titulo, data, dataFim, tipo, ano, local, create. */
                sort?: unknown;
                /** @description Primeira e última linha (até 1000). */
                range?: unknown;
                /** @description Objeto JSON: `q` pesquisa no texto (até 8 palavras; uma letra sozinha não conta); `id` aceita uma lista; igualdade por coluna (id, titulo, data, dataFim, tipo, ano, local, create); `_gte` e `_lte` em datas e números; `porRever` só com true e só para quem edita; quem edita pode pedir `estado` (todos, publicado, rascunho, agendado, arquivado): cada linha diz então a sua `publicacao`. */
                filter?: unknown;
                /**
                 * @description Só os deste ano.
                 * @example 2026
                 */
                ano?: unknown;
                /**
                 * @description Só os deste tipo.
                 * @example proximo
                 */
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
            /** @description Foi enviada uma sessão que não é válida. */
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Eventos_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
            /** @description Foi enviada uma sessão que não é válida. */
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
            /** @description Demasiados pedidos. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Eventos_update: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A versão que foi lida, em vez de `versao`.
                 * @example "3"
                 */
                "if-match"?: string;
            };
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Eventos_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Previsualizacoes_make: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrevisualizacaoInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrevisualizacaoLigacao"];
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Previsualizacoes_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O código que veio na ligação.
                 * @example Zb3kQ0yGm5c1V7nA
                 */
                token: string;
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
                    "application/json": components["schemas"]["Previsualizacao"];
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
            /** @description A ligação já não é válida. */
            410: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Ligacoes_dead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LigacoesInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LigacaoMorta"][];
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Imprensa_recent: {
        parameters: {
            query?: {
                /** @description Coluna e sentido. Colunas: id, titulo, data, Categoria, categoria. */
                sort?: unknown;
                /** @description Primeira e última linha (até 1000). */
                range?: unknown;
                /** @description Objeto JSON: `q` pesquisa no texto (até 8 palavras; uma letra sozinha não conta); `id` aceita uma lista; igualdade por coluna (id, titulo, data, Categoria, categoria); `_gte` e `_lte` em datas e números; quem edita pode pedir `estado` (todos, publicado, rascunho, agendado, arquivado): cada linha diz então a sua `publicacao`. */
                filter?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Linhas, com `Content-Range: imprensa <de>-<até>/<total>`. */
            200: {
                headers: {
                    /** @description Linhas dadas e total. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArtigoResumido"][];
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
            /** @description Foi enviada uma sessão que não é válida. */
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Imprensa_related: {
        parameters: {
            query?: {
                /** @description Coluna e sentido. Colunas: id, titulo, data, Categoria, categoria. */
                sort?: unknown;
                /** @description Primeira e última linha (até 1000). */
                range?: unknown;
                /** @description Objeto JSON: `q` pesquisa no texto (até 8 palavras; uma letra sozinha não conta); `id` aceita uma lista; igualdade por coluna (id, titulo, data, Categoria, categoria); `_gte` e `_lte` em datas e números; quem edita pode pedir `estado` (todos, publicado, rascunho, agendado, arquivado): cada linha diz então a sua `publicacao`. */
                filter?: unknown;
            };
            header?: never;
            path: {
                /**
                 * @description Categoria do artigo.
                 * @example Notícias
                 */
                category: string;
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Linhas, com `Content-Range: imprensa <de>-<até>/<total>`. */
            200: {
                headers: {
                    /** @description Linhas dadas e total. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArtigoResumido"][];
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
            /** @description Foi enviada uma sessão que não é válida. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O identificador não é um. */
            404: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Imprensa_list: {
        parameters: {
            query?: {
                /** @description Coluna e sentido. Colunas: id, titulo, data, Categoria, categoria. */
                sort?: unknown;
                /** @description Primeira e última linha (até 1000). */
                range?: unknown;
                /** @description Objeto JSON: `q` pesquisa no texto (até 8 palavras; uma letra sozinha não conta); `id` aceita uma lista; igualdade por coluna (id, titulo, data, Categoria, categoria); `_gte` e `_lte` em datas e números; quem edita pode pedir `estado` (todos, publicado, rascunho, agendado, arquivado): cada linha diz então a sua `publicacao`. */
                filter?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Linhas, com `Content-Range: imprensa <de>-<até>/<total>`. */
            200: {
                headers: {
                    /** @description Linhas dadas e total. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArtigoResumido"][];
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
            /** @description Foi enviada uma sessão que não é válida. */
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Imprensa_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArtigoInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Artigo"];
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Imprensa_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["Artigo"];
                };
            };
            /** @description Foi enviada uma sessão que não é válida. */
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
            /** @description Demasiados pedidos. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Imprensa_update: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A versão que foi lida, em vez de `versao`.
                 * @example "3"
                 */
                "if-match"?: string;
            };
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArtigoUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Artigo"];
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Imprensa_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Equipa_list: {
        parameters: {
            query?: {
                /** @description Coluna e sentido. Colunas: id, nome, estado, rascunho. */
                sort?: unknown;
                /** @description Primeira e última linha (até 1000). */
                range?: unknown;
                /** @description Objeto JSON: `q` pesquisa no texto (até 8 palavras; uma letra sozinha não conta); `id` aceita uma lista; igualdade por coluna (id, nome, estado, rascunho); `_gte` e `_lte` em datas e números. */
                filter?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Linhas, com `Content-Range: equipa <de>-<até>/<total>`. */
            200: {
                headers: {
                    /** @description Linhas dadas e total. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Membro"][];
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
            /** @description Foi enviada uma sessão que não é válida. */
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Equipa_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MembroInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Membro"];
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Equipa_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["Membro"];
                };
            };
            /** @description Foi enviada uma sessão que não é válida. */
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
            /** @description Demasiados pedidos. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Equipa_update: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A versão que foi lida, em vez de `versao`.
                 * @example "3"
                 */
                "if-match"?: string;
            };
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MembroUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Membro"];
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Equipa_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Convites_list: {
        parameters: {
            query?: {
                /** @description Coluna e sentido. Colunas: id, nota, createdAt, expira. */
                sort?: unknown;
                /** @description Primeira e última linha (até 1000). */
                range?: unknown;
                /** @description Objeto JSON: `q` pesquisa no texto (até 8 palavras; uma letra sozinha não conta); `id` aceita uma lista; igualdade por coluna (id, nota, createdAt, expira); `_gte` e `_lte` em datas e números. */
                filter?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Linhas, com `Content-Range: convites <de>-<até>/<total>`. */
            200: {
                headers: {
                    /** @description Linhas dadas e total. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Convite"][];
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
            /** @description A conta não é de administração. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Convites_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConviteInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConviteCriado"];
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
            /** @description A conta não é de administração. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Convites_revoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Já foi usado. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Testemunhos_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O código que veio na ligação.
                 * @example Zb3kQ0yGm5c1V7nA
                 */
                token: string;
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
                    "application/json": components["schemas"]["ConviteValido"];
                };
            };
            /** @description O convite não existe. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O convite já foi usado, expirou ou foi anulado. */
            410: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Testemunhos_receive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestemunhoInput"];
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
            /** @description Campos errados, ou imagem que não veio com este convite. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O convite não existe. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O convite já foi usado, expirou ou foi anulado. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Materiais_list: {
        parameters: {
            query?: {
                /** @description Coluna e sentido. Colunas: id, titulo, createdAt. */
                sort?: unknown;
                /** @description Primeira e última linha (até 1000). */
                range?: unknown;
                /** @description Objeto JSON: `q` pesquisa no texto (até 8 palavras; uma letra sozinha não conta); `id` aceita uma lista; igualdade por coluna (id, titulo, createdAt); `_gte` e `_lte` em datas e números; quem edita pode pedir `estado` (todos, publicado, rascunho, agendado, arquivado): cada linha diz então a sua `publicacao`. */
                filter?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Linhas, com `Content-Range: materialpost <de>-<até>/<total>`. */
            200: {
                headers: {
                    /** @description Linhas dadas e total. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Material"][];
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
            /** @description Foi enviada uma sessão que não é válida. */
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Materiais_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MaterialInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Material"];
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Materiais_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["Material"];
                };
            };
            /** @description Foi enviada uma sessão que não é válida. */
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
            /** @description Demasiados pedidos. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Materiais_update: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A versão que foi lida, em vez de `versao`.
                 * @example "3"
                 */
                "if-match"?: string;
            };
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MaterialUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Material"];
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Materiais_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Relatorios_list: {
        parameters: {
            query?: {
                /** @description Coluna e sentido. Colunas: id, nome_do_ficheiro, ano, data. */
                sort?: unknown;
                /** @description Primeira e última linha (até 1000). */
                range?: unknown;
                /** @description Objeto JSON: `q` pesquisa no texto (até 8 palavras; uma letra sozinha não conta); `id` aceita uma lista; igualdade por coluna (id, nome_do_ficheiro, ano, data); `_gte` e `_lte` em datas e números. */
                filter?: unknown;
                /**
                 * @description Só os deste ano.
                 * @example 2026
                 */
                ano?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Linhas, com `Content-Range: relatorios <de>-<até>/<total>`. */
            200: {
                headers: {
                    /** @description Linhas dadas e total. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Relatorio"][];
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
            /** @description Demasiados pedidos. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Relatorios_manage: {
        parameters: {
            query?: {
                /** @description Coluna e sentido. Colunas: id, nome_do_ficheiro, ano, data. */
                sort?: unknown;
                /** @description Primeira e última linha (até 1000). */
                range?: unknown;
                /** @description Objeto JSON: `q` pesquisa no texto (até 8 palavras; uma letra sozinha não conta); `id` aceita uma lista; igualdade por coluna (id, nome_do_ficheiro, ano, data); `_gte` e `_lte` em datas e números. */
                filter?: unknown;
                /**
                 * @description Só os deste ano.
                 * @example 2026
                 */
                ano?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Linhas, com `Content-Range: relatorios <de>-<até>/<total>`. */
            200: {
                headers: {
                    /** @description Linhas dadas e total. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Relatorio"][];
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Relatorios_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["RelatorioInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Relatorio"];
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
            /** @description Ficheiro com mais de 100 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O ficheiro não é um PDF. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Relatorios_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Mural_filters: {
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
                    "application/json": components["schemas"]["FiltrosMural"];
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Mural_list: {
        parameters: {
            query?: {
                /** @description Coluna e sentido. Colunas: id, edicao, ordem, titulo, escola, distrito, premio. */
                sort?: unknown;
                /** @description Primeira e última linha (até 1000). */
                range?: unknown;
                /** @description Objeto JSON: `q` pesquisa no texto (até 8 palavras; uma letra sozinha não conta); `id` aceita uma lista; igualdade por coluna (id, edicao, ordem, titulo, escola, distrito, premio); `_gte` e `_lte` em datas e números; `sentir` só com true; `imaginar` só com true; `fazer` só com true; `partilhar` só com true; `distinguidos` só com true; quem edita pode pedir `estado` (todos, publicado, rascunho, agendado, arquivado): cada linha diz então a sua `publicacao`. */
                filter?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Linhas, com `Content-Range: mural <de>-<até>/<total>`. */
            200: {
                headers: {
                    /** @description Linhas dadas e total. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjetoMural"][];
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
            /** @description Foi enviada uma sessão que não é válida. */
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Mural_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjetoMuralInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjetoMural"];
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Mural_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["ProjetoMural"];
                };
            };
            /** @description Foi enviada uma sessão que não é válida. */
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
            /** @description Demasiados pedidos. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Mural_update: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A versão que foi lida, em vez de `versao`.
                 * @example "3"
                 */
                "if-match"?: string;
            };
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjetoMuralUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjetoMural"];
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Mural_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Parceiros_reorder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrdemInput"];
            };
        };
        responses: {
            /** @description Ordenados. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A lista não é de identificadores. */
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
            /** @description Não são todos, ou já não são os que há. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Parceiros_list: {
        parameters: {
            query?: {
                /** @description Coluna e sentido. Colunas: id, nome, ordem. */
                sort?: unknown;
                /** @description Primeira e última linha (até 1000). */
                range?: unknown;
                /** @description Objeto JSON: `q` pesquisa no texto (até 8 palavras; uma letra sozinha não conta); `id` aceita uma lista; igualdade por coluna (id, nome, ordem); `_gte` e `_lte` em datas e números; quem edita pode pedir `estado` (todos, publicado, rascunho, agendado, arquivado): cada linha diz então a sua `publicacao`. */
                filter?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Linhas, com `Content-Range: parceiros <de>-<até>/<total>`. */
            200: {
                headers: {
                    /** @description Linhas dadas e total. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Parceiro"][];
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
            /** @description Foi enviada uma sessão que não é válida. */
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Parceiros_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParceiroInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Parceiro"];
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Parceiros_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["Parceiro"];
                };
            };
            /** @description Foi enviada uma sessão que não é válida. */
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
            /** @description Demasiados pedidos. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Parceiros_update: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A versão que foi lida, em vez de `versao`.
                 * @example "3"
                 */
                "if-match"?: string;
            };
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParceiroUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Parceiro"];
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Parceiros_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Perguntas_reorder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrdemPerguntasInput"];
            };
        };
        responses: {
            /** @description Ordenados. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A lista não é de identificadores. */
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
            /** @description Não são todos, ou já não são os que há. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Perguntas_list: {
        parameters: {
            query?: {
                /** @description Coluna e sentido. Colunas: id, pagina, pergunta, ordem. */
                sort?: unknown;
                /** @description Primeira e última linha (até 1000). */
                range?: unknown;
                /** @description Objeto JSON: `q` pesquisa no texto (até 8 palavras; uma letra sozinha não conta); `id` aceita uma lista; igualdade por coluna (id, pagina, pergunta, ordem); `_gte` e `_lte` em datas e números; quem edita pode pedir `estado` (todos, publicado, rascunho, agendado, arquivado): cada linha diz então a sua `publicacao`. */
                filter?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Linhas, com `Content-Range: perguntas <de>-<até>/<total>`. */
            200: {
                headers: {
                    /** @description Linhas dadas e total. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pergunta"][];
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
            /** @description Foi enviada uma sessão que não é válida. */
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Perguntas_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PerguntaInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pergunta"];
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Perguntas_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["Pergunta"];
                };
            };
            /** @description Foi enviada uma sessão que não é válida. */
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
            /** @description Demasiados pedidos. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Perguntas_update: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A versão que foi lida, em vez de `versao`.
                 * @example "3"
                 */
                "if-match"?: string;
            };
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PerguntaUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pergunta"];
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Perguntas_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Pesquisa_search: {
        parameters: {
            query: {
                /**
                 * @description Só de um ano.
                 * @example 2026
                 */
                ano?: unknown;
                /**
                 * @description Só de um tipo, e mais deles.
                 * @example proximo
                 */
                tipo?: "pagina" | "evento" | "artigo" | "material" | "relatorio" | "edicao" | "projeto" | "pergunta" | "membro" | "parceiro";
                /** @description As palavras. */
                q: string;
            };
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
                    "application/json": components["schemas"]["ResultadosDeTipo"][];
                };
            };
            400: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Edicoes_ofSchoolYear: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Os dois anos, como no endereço da página.
                 * @example associacao
                 */
                chave: string;
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
                    "application/json": components["schemas"]["Edicao"];
                };
            };
            /** @description Foi enviada uma sessão que não é válida. */
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
            /** @description Demasiados pedidos. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Edicoes_list: {
        parameters: {
            query?: {
                /** @description Coluna e sentido. Colunas: id, chave. */
                sort?: unknown;
                /** @description Primeira e última linha (até 1000). */
                range?: unknown;
                /** @description Objeto JSON: `q` pesquisa no texto (até 8 palavras; uma letra sozinha não conta); `id` aceita uma lista; igualdade por coluna (id, chave); `_gte` e `_lte` em datas e números; quem edita pode pedir `estado` (todos, publicado, rascunho, agendado, arquivado): cada linha diz então a sua `publicacao`. */
                filter?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Linhas, com `Content-Range: edicoes <de>-<até>/<total>`. */
            200: {
                headers: {
                    /** @description Linhas dadas e total. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EdicaoResumida"][];
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
            /** @description Foi enviada uma sessão que não é válida. */
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Edicoes_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EdicaoInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Edicao"];
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Edicoes_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["Edicao"];
                };
            };
            /** @description Foi enviada uma sessão que não é válida. */
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
            /** @description Demasiados pedidos. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Edicoes_update: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A versão que foi lida, em vez de `versao`.
                 * @example "3"
                 */
                "if-match"?: string;
            };
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EdicaoUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Edicao"];
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Edicoes_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Exemplos_remove: {
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
                    "application/json": components["schemas"]["ExemplosEliminados"];
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
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
                /** @description Coluna e sentido. Colunas: id, createdAt, lida, nome, email, assunto. */
                sort?: unknown;
                /** @description Primeira e última linha (até 1000). */
                range?: unknown;
                /** @description Objeto JSON: `q` pesquisa no texto (até 8 palavras; uma letra sozinha não conta); `id` aceita uma lista; igualdade por coluna (id, createdAt, lida, nome, email, assunto); `_gte` e `_lte` em datas e números. */
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
            /** @description A conta não é de administração. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Contactos_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Contactos_mark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
            /** @description Parâmetros ou campos errados. */
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Contactos_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Inscricoes_receive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["InscricaoInput"];
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
            /** @description As inscrições ainda não abriram, ou já fecharam. */
            409: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
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
    Inscricoes_list: {
        parameters: {
            query?: {
                /** @description Coluna e sentido. Colunas: id, createdAt, lida, nomeEscola, emailEscola, nomeResponsavel, emailResponsavel. */
                sort?: unknown;
                /** @description Primeira e última linha (até 1000). */
                range?: unknown;
                /** @description Objeto JSON: `q` pesquisa no texto (até 8 palavras; uma letra sozinha não conta); `id` aceita uma lista; igualdade por coluna (id, createdAt, lida, nomeEscola, emailEscola, nomeResponsavel, emailResponsavel); `_gte` e `_lte` em datas e números. */
                filter?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Linhas, com `Content-Range: festival <de>-<até>/<total>`. */
            200: {
                headers: {
                    /** @description Linhas dadas e total. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Inscricao"][];
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
            /** @description A conta não é de administração. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Inscricoes_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["Inscricao"];
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Inscricoes_mark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["Inscricao"];
                };
            };
            /** @description Parâmetros ou campos errados. */
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Inscricoes_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Voluntariado_receive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CandidaturaInput"];
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
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
    Voluntariado_list: {
        parameters: {
            query?: {
                /** @description Coluna e sentido. Colunas: id, createdAt, lida, nome, email, Create, idade. */
                sort?: unknown;
                /** @description Primeira e última linha (até 1000). */
                range?: unknown;
                /** @description Objeto JSON: `q` pesquisa no texto (até 8 palavras; uma letra sozinha não conta); `id` aceita uma lista; igualdade por coluna (id, createdAt, lida, nome, email, Create, idade); `_gte` e `_lte` em datas e números. */
                filter?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Linhas, com `Content-Range: voluntariado <de>-<até>/<total>`. */
            200: {
                headers: {
                    /** @description Linhas dadas e total. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Candidatura"][];
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
            /** @description A conta não é de administração. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Voluntariado_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["Candidatura"];
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Voluntariado_mark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["Candidatura"];
                };
            };
            /** @description Parâmetros ou campos errados. */
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Voluntariado_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Newsletter_subscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscricaoAceite"];
                };
            };
            /** @description Campos errados, ou captcha enviado e inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
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
    Newsletter_exported: {
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
                    "application/json": components["schemas"]["NewsletterExportada"][];
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
            /**
             * @description A palavra-passe foi dada há mais de 10 minutos: primeiro, `POST /api/conta/confirmacao`.
             *
             *     A conta não é de administração.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Newsletter_list: {
        parameters: {
            query?: {
                /** @description Coluna e sentido. Colunas: id, nome, email, create, confirmada. */
                sort?: unknown;
                /** @description Primeira e última linha (até 1000). */
                range?: unknown;
                /** @description Objeto JSON: `q` pesquisa no texto (até 8 palavras; uma letra sozinha não conta); `id` aceita uma lista; igualdade por coluna (id, nome, email, create, confirmada); `_gte` e `_lte` em datas e números. */
                filter?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Linhas, com `Content-Range: newsletter <de>-<até>/<total>`. */
            200: {
                headers: {
                    /** @description Linhas dadas e total. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Newsletter"][];
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
            /** @description A conta não é de administração. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Newsletter_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["Newsletter"];
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Newsletter_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Links_askToLeave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterCancelarInput"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscricaoAceite"];
                };
            };
            /** @description Campos errados, ou prova de trabalho enviada e inválida. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
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
    Links_lookToConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O código que veio na ligação.
                 * @example Zb3kQ0yGm5c1V7nA
                 */
                token: string;
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
                    "application/json": components["schemas"]["LigacaoNewsletter"];
                };
            };
            /** @description A ligação não existe. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description A ligação expirou. */
            410: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Links_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O código que veio na ligação.
                 * @example Zb3kQ0yGm5c1V7nA
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description De volta à página do site, que diz o que ficou feito. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Links_lookToCancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O código que veio na ligação.
                 * @example Zb3kQ0yGm5c1V7nA
                 */
                token: string;
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
                    "application/json": components["schemas"]["LigacaoNewsletter"];
                };
            };
            /** @description A ligação não existe. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description A ligação expirou. */
            410: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Links_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O código que veio na ligação.
                 * @example Zb3kQ0yGm5c1V7nA
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description De volta à página do site, que diz o que ficou feito. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Links_cancelPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O código que veio na ligação.
                 * @example Zb3kQ0yGm5c1V7nA
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A página do site. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            /** @description Demasiados pedidos. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Links_cancelAtOnce: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O código que veio na ligação.
                 * @example Zb3kQ0yGm5c1V7nA
                 */
                token: string;
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
                    "application/json": components["schemas"]["SubscricaoAceite"];
                };
            };
            /** @description A ligação não existe. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description A ligação expirou. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Links_confirmPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O código que veio na ligação.
                 * @example Zb3kQ0yGm5c1V7nA
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A página do site. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            /** @description Demasiados pedidos. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Oportunidades_receive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["OportunidadeInput"];
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
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
    Oportunidades_list: {
        parameters: {
            query?: {
                /** @description Coluna e sentido. Colunas: id, createdAt, lida, nome, email, motivoContacto. */
                sort?: unknown;
                /** @description Primeira e última linha (até 1000). */
                range?: unknown;
                /** @description Objeto JSON: `q` pesquisa no texto (até 8 palavras; uma letra sozinha não conta); `id` aceita uma lista; igualdade por coluna (id, createdAt, lida, nome, email, motivoContacto); `_gte` e `_lte` em datas e números. */
                filter?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Linhas, com `Content-Range: oportunidades <de>-<até>/<total>`. */
            200: {
                headers: {
                    /** @description Linhas dadas e total. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Oportunidade"][];
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
            /** @description A conta não é de administração. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Oportunidades_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["Oportunidade"];
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Oportunidades_mark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["Oportunidade"];
                };
            };
            /** @description Parâmetros ou campos errados. */
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Oportunidades_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Formacoes_list: {
        parameters: {
            query?: {
                /** @description Coluna e sentido. Colunas: id, createdAt, lida, nome, email, data, tipo. */
                sort?: unknown;
                /** @description Primeira e última linha (até 1000). */
                range?: unknown;
                /** @description Objeto JSON: `q` pesquisa no texto (até 8 palavras; uma letra sozinha não conta); `id` aceita uma lista; igualdade por coluna (id, createdAt, lida, nome, email, data, tipo); `_gte` e `_lte` em datas e números. */
                filter?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Linhas, com `Content-Range: formacoes <de>-<até>/<total>`. */
            200: {
                headers: {
                    /** @description Linhas dadas e total. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PedidoFormacao"][];
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
            /** @description A conta não é de administração. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Formacoes_receive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PedidoFormacaoInput"];
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
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
    Formacoes_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["PedidoFormacao"];
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Formacoes_mark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["PedidoFormacao"];
                };
            };
            /** @description Parâmetros ou campos errados. */
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Formacoes_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Sessoes_list: {
        parameters: {
            query?: {
                /** @description Coluna e sentido. Colunas: id, createdAt, lida, nome, email, data, tipo. */
                sort?: unknown;
                /** @description Primeira e última linha (até 1000). */
                range?: unknown;
                /** @description Objeto JSON: `q` pesquisa no texto (até 8 palavras; uma letra sozinha não conta); `id` aceita uma lista; igualdade por coluna (id, createdAt, lida, nome, email, data, tipo); `_gte` e `_lte` em datas e números. */
                filter?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Linhas, com `Content-Range: sessoes <de>-<até>/<total>`. */
            200: {
                headers: {
                    /** @description Linhas dadas e total. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PedidoSessao"][];
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
            /** @description A conta não é de administração. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Sessoes_receive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PedidoSessaoInput"];
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
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
    Sessoes_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["PedidoSessao"];
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Sessoes_mark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["PedidoSessao"];
                };
            };
            /** @description Parâmetros ou campos errados. */
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Sessoes_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    PedidosMaterial_list: {
        parameters: {
            query?: {
                /** @description Coluna e sentido. Colunas: id, createdAt, lida, nome, email, data. */
                sort?: unknown;
                /** @description Primeira e última linha (até 1000). */
                range?: unknown;
                /** @description Objeto JSON: `q` pesquisa no texto (até 8 palavras; uma letra sozinha não conta); `id` aceita uma lista; igualdade por coluna (id, createdAt, lida, nome, email, data); `_gte` e `_lte` em datas e números. */
                filter?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Linhas, com `Content-Range: pedidos-material <de>-<até>/<total>`. */
            200: {
                headers: {
                    /** @description Linhas dadas e total. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PedidoMaterial"][];
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
            /** @description A conta não é de administração. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    PedidosMaterial_receive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PedidoMaterialInput"];
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
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
    PedidosMaterial_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["PedidoMaterial"];
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    PedidosMaterial_mark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["PedidoMaterial"];
                };
            };
            /** @description Parâmetros ou campos errados. */
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    PedidosMaterial_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Mensagens_list: {
        parameters: {
            query?: {
                /** @description Coluna e sentido. Colunas: id, recebida, responderAte, formulario, estado, responsavelId. */
                sort?: unknown;
                /** @description Primeira e última linha (até 1000). */
                range?: unknown;
                /** @description Objeto JSON: `q` pesquisa no texto (até 8 palavras; uma letra sozinha não conta); `id` aceita uma lista; igualdade por coluna (id, recebida, responderAte, formulario, estado, responsavelId); `_gte` e `_lte` em datas e números; `estado` também `porResponder`; `responsavelId` também `ninguem`; `atrasada` só com true. */
                filter?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Linhas, com `Content-Range: mensagens <de>-<até>/<total>`. */
            200: {
                headers: {
                    /** @description Linhas dadas e total. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MensagemListada"][];
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
            /** @description A conta não é de administração. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Mensagens_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["Mensagem"];
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Mensagens_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MensagemInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description Parâmetros ou campos errados. */
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Foi alterada por outra pessoa desde que foi lida. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Mensagens_answer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RespostaInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description Parâmetros ou campos errados. */
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Foi alterada ou respondida por outra pessoa desde que foi lida. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    ModelosResposta_list: {
        parameters: {
            query?: {
                /** @description Coluna e sentido. Colunas: id, nome. */
                sort?: unknown;
                /** @description Primeira e última linha (até 1000). */
                range?: unknown;
                /** @description Objeto JSON: `q` pesquisa no texto (até 8 palavras; uma letra sozinha não conta); `id` aceita uma lista; igualdade por coluna (id, nome); `_gte` e `_lte` em datas e números. */
                filter?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Linhas, com `Content-Range: modelos-resposta <de>-<até>/<total>`. */
            200: {
                headers: {
                    /** @description Linhas dadas e total. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModeloResposta"][];
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
            /** @description A conta não é de administração. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    ModelosResposta_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModeloRespostaInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModeloResposta"];
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
            /** @description A conta não é de administração. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    ModelosResposta_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["ModeloResposta"];
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    ModelosResposta_update: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A versão que foi lida, em vez de `versao`.
                 * @example "3"
                 */
                "if-match"?: string;
            };
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModeloRespostaUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModeloResposta"];
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    ModelosResposta_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Suspeitas_list: {
        parameters: {
            query?: {
                /** @description Coluna e sentido. Colunas: id, createdAt, formulario. */
                sort?: unknown;
                /** @description Primeira e última linha (até 1000). */
                range?: unknown;
                /** @description Objeto JSON: `id` aceita uma lista; igualdade por coluna (id, createdAt, formulario); `_gte` e `_lte` em datas e números. */
                filter?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Linhas, com `Content-Range: suspeitas <de>-<até>/<total>`. */
            200: {
                headers: {
                    /** @description Linhas dadas e total. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Suspeita"][];
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
            /** @description A conta não é de administração. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Suspeitas_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["Suspeita"];
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Suspeitas_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Suspeitas_accept: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Está entre as outras do seu formulário. */
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Aceitacoes_list: {
        parameters: {
            query?: {
                /** @description Coluna e sentido. Colunas: id, createdAt, formulario. */
                sort?: unknown;
                /** @description Primeira e última linha (até 1000). */
                range?: unknown;
                /** @description Objeto JSON: `id` aceita uma lista; igualdade por coluna (id, createdAt, formulario); `_gte` e `_lte` em datas e números. */
                filter?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Linhas, com `Content-Range: aceitacoes <de>-<até>/<total>`. */
            200: {
                headers: {
                    /** @description Linhas dadas e total. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AceitacaoPendente"][];
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
            /** @description A conta não é de administração. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Aceitacoes_accept: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AceitacaoInput"];
            };
        };
        responses: {
            /** @description A aceitação está registada. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Parâmetros ou campos errados. */
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Aceitacoes_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Avisos_ask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvisoInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvisoAceite"];
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
            /** @description O pedido é demasiado grande. */
            413: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Projetos_save: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O código que veio na ligação.
                 * @example Zb3kQ0yGm5c1V7nA
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjetoEscolaInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjetoGuardado"];
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
            /** @description A ligação não existe, ou foi retirada. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O projeto está entregue, a entrega fechou, ou há outra versão. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description A edição já terminou. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Projetos_throwAway: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O código que veio na ligação.
                 * @example Zb3kQ0yGm5c1V7nA
                 */
                token: string;
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
                    "application/json": components["schemas"]["PaginaEscolaRecibo"];
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
            /** @description A ligação não existe, ou foi retirada. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O projeto está entregue, a entrega fechou, ou há outra versão. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description A edição já terminou. */
            410: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Projetos_allowShowing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O código que veio na ligação.
                 * @example Zb3kQ0yGm5c1V7nA
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MostrarProjetoInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaEscolaRecibo"];
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
            /** @description A ligação não existe, ou foi retirada. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description A edição já terminou. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Projetos_addFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O código que veio na ligação.
                 * @example Zb3kQ0yGm5c1V7nA
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FicheiroProjetoUpload"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FicheiroProjeto"];
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
            /** @description A ligação não existe, ou foi retirada. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O projeto está entregue, a entrega fechou, ou há outra versão. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description A edição já terminou. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Ficheiro com mais de 10 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nem imagem nem PDF. */
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Projetos_sendPicture: {
        parameters: {
            query?: {
                /**
                 * @description Largura em píxeis.
                 * @example 640
                 */
                w?: "320" | "640" | "960" | "1280" | "1920" | "1200";
            };
            header?: never;
            path: {
                /**
                 * @description O código que veio na ligação.
                 * @example Zb3kQ0yGm5c1V7nA
                 */
                token: string;
                /** @description O nome guardado da fotografia. */
                nome: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A fotografia. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            /** @description A ligação não existe, ou foi retirada. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description A edição já terminou. */
            410: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Projetos_describePicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O código que veio na ligação.
                 * @example Zb3kQ0yGm5c1V7nA
                 */
                token: string;
                /** @description O nome guardado da fotografia. */
                nome: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FotoProjetoInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaEscolaRecibo"];
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
            /** @description A ligação não existe, ou foi retirada. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O projeto está entregue, a entrega fechou, ou há outra versão. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description A edição já terminou. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Projetos_removePicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O código que veio na ligação.
                 * @example Zb3kQ0yGm5c1V7nA
                 */
                token: string;
                /** @description O nome guardado da fotografia. */
                nome: string;
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
                    "application/json": components["schemas"]["PaginaEscolaRecibo"];
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
            /** @description A ligação não existe, ou foi retirada. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O projeto está entregue, a entrega fechou, ou há outra versão. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description A edição já terminou. */
            410: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Projetos_sendDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O código que veio na ligação.
                 * @example Zb3kQ0yGm5c1V7nA
                 */
                token: string;
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
            /** @description A ligação não existe, ou foi retirada. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description A edição já terminou. */
            410: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Projetos_removeDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O código que veio na ligação.
                 * @example Zb3kQ0yGm5c1V7nA
                 */
                token: string;
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
                    "application/json": components["schemas"]["PaginaEscolaRecibo"];
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
            /** @description A ligação não existe, ou foi retirada. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O projeto está entregue, a entrega fechou, ou há outra versão. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description A edição já terminou. */
            410: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Projetos_submit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O código que veio na ligação.
                 * @example Zb3kQ0yGm5c1V7nA
                 */
                token: string;
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
                    "application/json": components["schemas"]["PaginaEscolaRecibo"];
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
            /** @description A ligação não existe, ou foi retirada. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O projeto está entregue, a entrega fechou, ou há outra versão. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description A edição já terminou. */
            410: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Projetos_takeBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O código que veio na ligação.
                 * @example Zb3kQ0yGm5c1V7nA
                 */
                token: string;
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
                    "application/json": components["schemas"]["PaginaEscolaRecibo"];
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
            /** @description A ligação não existe, ou foi retirada. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O projeto está entregue, a entrega fechou, ou há outra versão. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description A edição já terminou. */
            410: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    ShowProjects_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjetosMuralInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjetosMural"];
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
            /** @description A conta não é de administração. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Participacoes_list: {
        parameters: {
            query?: {
                /** @description Coluna e sentido. Colunas: id, edicao, escola, professor, distrito, ciclo, estado, vistaEm, createdAt. */
                sort?: unknown;
                /** @description Primeira e última linha (até 1000). */
                range?: unknown;
                /** @description Objeto JSON: `q` pesquisa no texto (até 8 palavras; uma letra sozinha não conta); `id` aceita uma lista; igualdade por coluna (id, edicao, escola, professor, distrito, ciclo, estado, vistaEm, createdAt); `_gte` e `_lte` em datas e números; `porMostrar` só com true. */
                filter?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Linhas, com `Content-Range: participacoes <de>-<até>/<total>`. */
            200: {
                headers: {
                    /** @description Linhas dadas e total. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Participacao"][];
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
            /** @description A conta não é de administração. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Participacoes_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["Participacao"];
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Participacoes_update: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A versão que foi lida, em vez de `versao`.
                 * @example "3"
                 */
                "if-match"?: string;
            };
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParticipacaoUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Participacao"];
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Participacoes_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Participacoes_join: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JuncaoInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Participacao"];
                };
            };
            /** @description São de edições diferentes. */
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Uma delas está retida. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Participacoes_renewLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Participacoes_endLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Participacoes_allowLater: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrazoEscolaInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Participacao"];
                };
            };
            /** @description O dia não serve, ou falta o motivo. */
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Participacoes_getProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["ProjetoParticipacao"];
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Participacoes_previewMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MensagemEscolasInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MensagemEscolasPreview"];
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
            /** @description A conta não é de administração. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Participacoes_mail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MensagemEscolasInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MensagemEscolasEnviada"];
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
            /** @description A conta não é de administração. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Prolongamento_preview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProlongamentoInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MensagemEscolasPreview"];
                };
            };
            /** @description Parâmetros ou campos errados. */
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Prolongamento_prolong: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProlongamentoInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MensagemEscolasEnviada"];
                };
            };
            /** @description O novo dia não vem depois do que está marcado. */
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    PaginaEscola_ask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaginaEscolaPedido"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaEscolaRecibo"];
                };
            };
            /** @description Campos errados, ou prova de trabalho enviada e inválida. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    PaginaEscola_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O código que veio na ligação.
                 * @example Zb3kQ0yGm5c1V7nA
                 */
                token: string;
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
                    "application/json": components["schemas"]["PaginaEscola"];
                };
            };
            /** @description A ligação não existe, ou foi retirada. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description A edição já terminou. */
            410: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    PaginaEscola_correct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O código que veio na ligação.
                 * @example Zb3kQ0yGm5c1V7nA
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EscolaInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaEscolaRecibo"];
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
            /** @description A ligação não existe, ou foi retirada. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Alterados entretanto noutro dispositivo. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description A edição já terminou. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    PaginaEscola_invite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O código que veio na ligação.
                 * @example Zb3kQ0yGm5c1V7nA
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColegaInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaEscolaRecibo"];
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
            /** @description A ligação é de um colega. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description A ligação não existe, ou foi retirada. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Já há os colegas que pode haver. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description A edição já terminou. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    PaginaEscola_endColleague: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O código que veio na ligação.
                 * @example Zb3kQ0yGm5c1V7nA
                 */
                token: string;
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["PaginaEscolaRecibo"];
                };
            };
            /** @description A ligação é de um colega. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description A ligação não existe, ou foi retirada. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description A edição já terminou. */
            410: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Lembretes_read: {
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
                    "application/json": components["schemas"]["Lembretes"];
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
            /** @description A conta não é de administração. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Lembretes_preview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LembretePalavras"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MensagemEscolasPreview"];
                };
            };
            /** @description Parâmetros ou campos errados. */
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Lembretes_update: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A versão que foi lida, em vez de `versao`.
                 * @example "3"
                 */
                "if-match"?: string;
            };
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LembreteInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lembrete"];
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    PedidosDados_list: {
        parameters: {
            query?: {
                /** @description Coluna e sentido. Colunas: id, prazo, feito. */
                sort?: unknown;
                /** @description Primeira e última linha (até 1000). */
                range?: unknown;
                /** @description Objeto JSON: `id` aceita uma lista; igualdade por coluna (id, prazo, feito); `_gte` e `_lte` em datas e números. */
                filter?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Linhas, com `Content-Range: pedidos-dados <de>-<até>/<total>`. */
            200: {
                headers: {
                    /** @description Linhas dadas e total. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PedidoDados"][];
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
            /** @description A conta não é de administração. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    PedidosDados_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PedidoDadosInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PedidoDados"];
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
            /** @description A conta não é de administração. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    PedidosDados_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["PedidoDados"];
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    PedidosDados_mark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PedidoDadosRespostaInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PedidoDados"];
                };
            };
            /** @description Parâmetros ou campos errados. */
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Privacidade_overview: {
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
                    "application/json": components["schemas"]["Privacidade"];
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
            /** @description A conta não é de administração. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Privacidade_due: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador da regra.
                 * @example submissions
                 */
                regra: string;
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
                    "application/json": components["schemas"]["RegistoASair"][];
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
            /** @description A conta não é de administração. */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Privacidade_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador da regra.
                 * @example submissions
                 */
                regra: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmacaoInput"];
            };
        };
        responses: {
            /** @description Confirmada: apaga na próxima noite. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            /**
             * @description A palavra-passe foi dada há mais de 10 minutos: primeiro, `POST /api/conta/confirmacao`.
             *
             *     A conta não é de administração.
             */
            403: {
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
            /** @description Não é o que foi mostrado. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Retidos_list: {
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
                    "application/json": components["schemas"]["Retido"][];
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
            /** @description A conta não é de administração. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Retidos_hold: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetidoInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Retido"];
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
            /** @description A conta não é de administração. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O registo não existe. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Já está retido. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Retidos_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetidoUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Retido"];
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
            /**
             * @description A palavra-passe foi dada há mais de 10 minutos: primeiro, `POST /api/conta/confirmacao`.
             *
             *     A conta não é de administração.
             */
            403: {
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
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Retidos_lift: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identificador do registo.
                 * @example 1
                 */
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
            /**
             * @description A palavra-passe foi dada há mais de 10 minutos: primeiro, `POST /api/conta/confirmacao`.
             *
             *     A conta não é de administração.
             */
            403: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Numeros_all: {
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
                    "application/json": components["schemas"]["Numeros"];
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
            /** @description A conta não é de administração. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Numeros_forVisitors: {
        parameters: {
            query?: {
                /** @description O ano letivo de uma só edição. */
                edicao?: unknown;
            };
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
                    "application/json": components["schemas"]["NumerosPublicos"];
                };
            };
            /** @description O parâmetro não é um ano letivo. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Não há a edição desse ano letivo. */
            404: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Procura_search: {
        parameters: {
            query: {
                /** @description O princípio de cada palavra; até 8 palavras. */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Só as secções em que se encontrou alguma coisa, e as que não puderam ser pesquisadas. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistosEncontrados"][];
                };
            };
            /** @description Sem palavras, ou com demasiadas. */
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    DadosPessoais_find: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnderecoInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DadosPessoais"];
                };
            };
            /** @description Não é um endereço de e-mail. */
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
            /** @description A conta não é de administração. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    DadosPessoais_consents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnderecoInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Consentimentos"];
                };
            };
            /** @description Não é um endereço de e-mail. */
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
            /** @description A conta não é de administração. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    DadosPessoais_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnderecoInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DadosExportados"];
                };
            };
            /** @description Não é um endereço de e-mail. */
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
            /**
             * @description A palavra-passe foi dada há mais de 10 minutos: primeiro, `POST /api/conta/confirmacao`.
             *
             *     A conta não é de administração.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    DadosPessoais_erase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnderecoInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DadosApagados"];
                };
            };
            /** @description Não é um endereço de e-mail. */
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
            /**
             * @description A palavra-passe foi dada há mais de 10 minutos: primeiro, `POST /api/conta/confirmacao`.
             *
             *     A conta não é de administração.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    OsMeusDados_ask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeusDadosInput"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReciboDados"];
                };
            };
            /** @description Campos errados, ou prova de trabalho enviada e inválida. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
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
    OsMeusDados_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O código que veio na ligação.
                 * @example Zb3kQ0yGm5c1V7nA
                 */
                token: string;
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
                    "application/json": components["schemas"]["MeusDados"];
                };
            };
            /** @description A ligação não existe. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description A ligação expirou ou já foi usada. */
            410: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    OsMeusDados_erase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O código que veio na ligação.
                 * @example Zb3kQ0yGm5c1V7nA
                 */
                token: string;
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
                    "application/json": components["schemas"]["DadosApagados"];
                };
            };
            /** @description A ligação não existe. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description A ligação expirou ou já foi usada. */
            410: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    OsMeusDados_correct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O código que veio na ligação.
                 * @example Zb3kQ0yGm5c1V7nA
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrigirDadosInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReciboDados"];
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
            /** @description A ligação não existe. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description A ligação expirou ou já foi usada. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description O pedido é demasiado grande. */
            413: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    OsMeusDados_document: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O código que veio na ligação.
                 * @example Zb3kQ0yGm5c1V7nA
                 */
                token: string;
                /**
                 * @description Nome guardado do ficheiro.
                 * @example 1795250542019_exemplo-4f296f56be2ae1089d5d8a8d243fc4a2.jpg
                 */
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
            /** @description A ligação não existe. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description A ligação expirou ou já foi usada. */
            410: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Encarregados_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O código que veio na ligação.
                 * @example Zb3kQ0yGm5c1V7nA
                 */
                token: string;
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
                    "application/json": components["schemas"]["CandidaturaDeMenor"];
                };
            };
            /** @description A ligação não existe, ou já não é válida. */
            404: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
    Encarregados_object: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O código que veio na ligação.
                 * @example Zb3kQ0yGm5c1V7nA
                 */
                token: string;
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
                    "application/json": components["schemas"]["Oposicao"];
                };
            };
            /** @description A ligação não existe, ou já não é válida. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description A candidatura está retida; a oposição fica registada. */
            409: {
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
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
    Estado_get: {
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
                    "application/json": components["schemas"]["Estado"];
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
            /** @description A conta não é de administração. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Erro inesperado; `requestId` identifica-o no registo do servidor. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporariamente indisponível; repetir passado `Retry-After`. */
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
