export interface paths {
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with e-mail and password
         * @description Begins a sign-in and sets its HttpOnly cookie, which lives 10 minutes. `next` says whether a code is asked for first. Unknown people and wrong passwords get the same answer.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Begin the authorization of a signed-in person
         * @description The person is known by the cookie of `POST /login`. Only authorization codes with PKCE (S256) are given.
         */
        get: operations["authorize"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/authorize/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the authorization, with the code when one is asked for
         * @description The code of two-factor sign-in is single-use, lives 10 minutes and may be tried 5 times.
         */
        post: operations["decideAuthorization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a code, or a refresh token, for tokens
         * @description Refresh tokens rotate. One used again within 10 seconds gets the same successor again, used later it ends the whole family. A code is redeemed once.
         */
        post: operations["exchangeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send-otp/{user}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send the code of a pending sign-in (again)
         * @description Sends the code to the person whose sign-in is pending by cookie. The answer is the same for anybody else, and nothing is sent then. Limited by person, number and address; tries already used stay used.
         */
        get: operations["sendOtp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session
         * @description Ends the access token in use and the family of the refresh token.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a link to choose a new password
         * @description The answer is the same whether or not somebody has this e-mail address.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password with the link's token
         * @description The token is single-use and lives an hour. All sessions of the person end.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages that would have been sent (demo data only)
         * @description The codes and links that this browser itself asked for, by the cookies of its pending sign-in and of its request for a new password, newest first; for a Super Admin's session the texts to farmers too. Without demo data it answers 404.
         */
        get: operations["listDemoOutbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in person
         * @description Who is signed in, with roles, permissions and institution.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/agent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All agents
         * @description The members of staff with their roles. Without a limit up to 1,000.
         */
        get: operations["listAgents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/agent/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change one's own password
         * @description The other sessions of the person end.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All roles
         * @description The roles with the permissions they give.
         */
        get: operations["listRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Active operators
         * @description Names of the members of staff who may be chosen as operator or colleague.
         */
        get: operations["listActiveOperators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loan/applications/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Loan applications
         * @description The applications within the person's scope (a Loan Partner sees those of its own institution), newest first. Filters of one kind widen, filters of different kinds narrow.
         */
        get: operations["listLoanApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loan/applications/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The list as a file
         * @description The same rows as the list with these filters, all pages. Cells that a spreadsheet would run are neutralised.
         */
        get: operations["exportLoanApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loan/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an application for a farmer
         * @description The farmer must be active and must not have an open loan of that type.
         */
        post: operations["applyForLoan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loan/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One application in full
         * @description With clauses, items, signed copy, the farmer and the farmer's other loans.
         */
        get: operations["getLoanApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loan/applications/{id}/signed-copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed copy
         * @description The file as it was uploaded.
         */
        get: operations["downloadSignedCopy"];
        put?: never;
        /**
         * Upload the signed copy of the contract
         * @description A PDF or a picture. Its id is sent with `sign-contract`; until then it is not part of the record.
         */
        post: operations["uploadSignedCopy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loan/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who can be assigned
         * @description Active agents who can be given an application, with how many open ones they have.
         */
        get: operations["listLoanAgents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loan/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rules that can be switched
         * @description Whether who accepted an application may also procure it.
         */
        get: operations["getLoanSettings"];
        /**
         * Switch the rules
         * @description One person switches a rule on; off it goes by two: the first one asks, another one does it, and `true` withdraws what was asked. Takes effect with the next decision; each step is kept in the history.
         */
        put: operations["updateLoanSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loan/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * States of an application
         * @description The states of the workflow, in its order.
         */
        get: operations["listLoanStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loan-payment-mode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payment modes
         * @description How a loan can be paid out.
         */
        get: operations["listLoanPaymentModes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loan/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Types of loans
         * @description What kinds of loans there are.
         */
        get: operations["listLoanTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loan/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Partners
         * @description The institutions that lend.
         */
        get: operations["listLoanPartners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loan/assign-agent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Assign an agent
         * @description From submitted, assigned or deferred to assigned. The agent must exist and be active.
         */
        put: operations["assignLoanAgent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loan/accept-loan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accept
         * @description From assigned or deferred to accepted. An agent must be assigned.
         */
        put: operations["acceptLoan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loan/defer-loan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Defer
         * @description From submitted or assigned to deferred.
         */
        put: operations["deferLoan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loan/reject-loan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reject
         * @description From submitted, assigned or deferred to rejected, which ends the application.
         */
        put: operations["rejectLoan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loan/add-clause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a clause
         * @description While the application is accepted.
         */
        post: operations["addLoanClause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loan/update-clause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a clause
         * @description While the application is accepted. Without the application's id the clause's own is enough.
         */
        put: operations["updateLoanClause"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loan/sign-contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sign the contract
         * @description From accepted to signed. There must be at least one clause.
         */
        put: operations["signLoanContract"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loan/procure-loan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Procure
         * @description From signed to procured: what was bought, for how much, and how it was paid.
         */
        put: operations["procureLoan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loan/close-loan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Close
         * @description From accepted, signed or procured to closed. Repaid only from procured.
         */
        put: operations["closeLoan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/case/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cases
         * @description All cases but merged and deleted ones; those whose clock runs come first, the most urgent before all. `search` is the same as `searchText`. Filters of different kinds narrow.
         */
        get: operations["listCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/case/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The list as a file
         * @description The same rows as the list with these filters, all pages. Cells that a spreadsheet would run are neutralised.
         */
        get: operations["exportCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/case/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits, by category, and how the week went
         * @description How many cases of each category and sub-category are not answered yet; how many were answered in the last seven days, how many of these in time, and after how long on the service clock; how many this month (Asia/Karachi).
         */
        get: operations["getCaseOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/case/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cases that are like what is being typed
         * @description By the words they share with the text, the likest first. What the same number has open comes before all others.
         */
        get: operations["listSimilarCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/case/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who can be given a case
         * @description Active accounts with a role that works on cases, with how many they have that are not answered yet; for a case also whether they have answered its category, and farmers of its language, at least three times.
         */
        get: operations["listCaseAgents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/case/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Assign
         * @description From new, open, pending or snoozed to open. `agent` is the address or the id of an account that works on cases. With a status the case goes on to that state, if the machine lets it.
         */
        put: operations["assignCase"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/case/parameters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a parameter
         * @description An entry of the reference list that the type stands for. One that is there already stays, once.
         */
        post: operations["addCaseParameter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/case/parameters/{id}/{type}/{parameter}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a parameter
         * @description One that is not there is refused.
         */
        delete: operations["removeCaseParameter"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/case/tag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a tag
         * @description A word of one's own. One that is there already stays, once.
         */
        post: operations["addCaseTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/case/tag/{id}/{tag}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a tag
         * @description One that is not there is refused.
         */
        delete: operations["removeCaseTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/case/delete-case/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete
         * @description For good. Its history stays.
         */
        delete: operations["deleteCase"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/case/get-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories
         * @description What farmers ask about.
         */
        get: operations["listCaseCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/case/get-categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sub-categories
         * @description Those of one category.
         */
        get: operations["listCaseSubCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/case/heard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the farmer says
         * @description Words, pictures and recordings that come from the farmer. A case that waits for the farmer, or was put off, is open again. Pictures are kept without what the camera wrote into them.
         */
        post: operations["hearCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/case/one/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One case in full
         * @description With its parameters, its answer, the farmer and the farmer's other open cases.
         */
        get: operations["getCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/case": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Correct a case
         * @description What is left out stays as it was. Another category without a sub-category clears the sub-category.
         */
        put: operations["updateCase"];
        /**
         * New case
         * @description It begins `new`, or `open` where the status says so; with an agent it is handed over at once. The number need not be a farmer's. What the lists don't know is refused at its field.
         */
        post: operations["createCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mandi/listing/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Listings
         * @description All offers but deleted ones, newest first. `counts` tells pending, approved, rejected, deleted, active, inactive and expired.
         */
        get: operations["listListings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mandi/listing/pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Listings that wait for approval
         * @description The oldest first.
         */
        get: operations["listPendingListings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mandi/listing/approve/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Approve
         * @description From pending or rejected to approved. With the two-person rule not by who entered it.
         */
        put: operations["approveListing"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mandi/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rules that can be switched
         * @description Whether who entered a listing may also approve it.
         */
        get: operations["getListingSettings"];
        /**
         * Switch the rules
         * @description One person switches a rule on; off it goes by two: the first one asks, another one does it, and `true` withdraws what was asked. Takes effect with the next decision; each step is kept in the history.
         */
        put: operations["updateListingSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mandi/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories
         * @description What can be offered, by kind.
         */
        get: operations["listListingCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mandi/listing/items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Items of a category
         * @description What can be offered in one category.
         */
        get: operations["listListingItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mandi/listing/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reported listings
         * @description All reports of one listing folded together, with the copy of what was reported; the longest waiting first.
         */
        get: operations["listReportedListings"];
        /**
         * Report a listing
         * @description Once by the same person for the same reason. Decided by the report's workflow events AGREE and DISMISS.
         */
        put: operations["reportListing"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mandi/listing/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add, remove, order and cut pictures
         * @description At most ten pictures a listing. Counts as an edit.
         */
        put: operations["updateListingImages"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mandi/listing/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One listing
         * @description With its pictures, its seller and its reports.
         */
        get: operations["getListing"];
        put?: never;
        post?: never;
        /**
         * Delete
         * @description It can be restored by its workflow event RESTORE.
         */
        delete: operations["deleteListing"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mandi/listing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit, or show and hide
         * @description In full, or only `id` and `isActive`, which sets the target and never flips. Edited in full by somebody who may not approve, an approved listing goes back to pending.
         */
        put: operations["updateListing"];
        /**
         * New listing
         * @description It begins pending. Pictures are kept without what the camera wrote into them.
         */
        post: operations["createListing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forum/user/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reported users
         * @description All reports of one farmer folded together; the longest waiting first.
         */
        get: operations["listReportedUsers"];
        /**
         * Report a user
         * @description Once by the same person for the same reason. Agreeing suspends the farmer.
         */
        put: operations["reportUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forum/post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posts and replies
         * @description All but deleted ones, newest first.
         */
        get: operations["listPosts"];
        /**
         * Edit a post
         * @description By somebody who may not decide on posts it goes back to pending.
         */
        put: operations["updatePost"];
        /**
         * New post or reply
         * @description It begins pending. Pictures are kept without what the camera wrote into them.
         */
        post: operations["createPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forum/post/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reported posts
         * @description All reports of one post folded together, with the copy of what was reported; the longest waiting first.
         */
        get: operations["listReportedPosts"];
        /**
         * Report a post
         * @description Once by the same person for the same reason. Decided by the report's workflow events AGREE and DISMISS.
         */
        put: operations["reportPost"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forum/post/sentiment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Like or dislike a post
         * @description One of a person and post; a new one takes the place of the old one.
         */
        post: operations["giveSentiment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forum/post/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One post
         * @description With its media, its author's record, the thread around it and its reports.
         */
        get: operations["getPost"];
        put?: never;
        post?: never;
        /**
         * Delete
         * @description It can be restored by its workflow event RESTORE.
         */
        delete: operations["deletePost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forum/parent-post/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The thread of a post
         * @description From the post that opened it, whichever post of the thread is named.
         */
        get: operations["getPostThread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forum/approved-posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Approved posts
         * @description The latest decided first.
         */
        get: operations["listApprovedPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forum/pending-posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posts that wait for a decision
         * @description The oldest first.
         */
        get: operations["listPendingPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forum/rejected-posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rejected posts
         * @description The latest decided first.
         */
        get: operations["listRejectedPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forum/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Approve, reject or send back to pending
         * @description Any status may become any other; sending the one it has changes nothing. Send `If-Match`, so that a post edited or decided meanwhile is not decided unseen.
         */
        put: operations["setPostStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/forum-stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happens in the forum
         * @description By day, topic, language and district; each figure is the length of the list with the same filters.
         */
        get: operations["getForumStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/badges/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Kinds of badges
         * @description With the rule behind each, and how many are in which state.
         */
        get: operations["listBadgeKinds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/badges/recomendations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Recommendations
         * @description With the reasons behind each, the oldest first. Other states when `status` names them.
         */
        get: operations["listBadgeRecommendations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/badges/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Assign directly
         * @description The farmer must be active and must not have this badge, or an open recommendation for it.
         */
        put: operations["assignBadge"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/badges/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accept a recommendation
         * @description From recommended to accepted. The farmer hears of it.
         */
        put: operations["acceptBadge"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/badges/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reject a recommendation
         * @description From recommended to rejected. The rule does not recommend the same badge again for 90 days.
         */
        put: operations["rejectBadge"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many decisions are looked at again
         * @description The share of the decisions on posts and listings that is drawn for a second look by somebody else.
         */
        get: operations["getSecondLookSettings"];
        /**
         * Set how many decisions are looked at again
         * @description Takes effect with the next decision. The change is kept in the history.
         */
        put: operations["updateSecondLookSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture, recording or video
         * @description The signature stands for the permission to read the record it belongs to, so that pictures and players need no token. Ranges are served. Never HTML: the type is that of the content.
         */
        get: operations["openMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/moderators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What each moderator decided
         * @description Decisions of the days on what waited in the queues, by person: those who decided most first. A decision that its own person took back is not counted; one on a thing with several reports is one.
         */
        get: operations["getModeratorFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/queue-load": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A queue's age and load
         * @description How many records wait, since when, and what arrived and was decided in each of the last hours.
         */
        get: operations["getQueueLoad"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/api-call-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * API-call details
         * @description All of them.
         */
        get: operations["listApiCallDetails"];
        /**
         * Change an API-call detail
         * @description In full, or only `id` and `active`.
         */
        put: operations["updateApiCallDetail"];
        /**
         * New API-call detail
         * @description Only hosts that the server is allowed to ask are taken.
         */
        post: operations["createApiCallDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/api-call-details/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an API-call detail
         * @description Refused while a node or a welcome box uses it.
         */
        delete: operations["deleteApiCallDetail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/api-call-details/{id}/try": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask as a call would
         * @description The other system is really asked, with the headers and the secret of the detail. No credential of the person who asks is sent along.
         */
        post: operations["tryApiCallDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/trunk-call-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Trunk-call details
         * @description All of them.
         */
        get: operations["listTrunkCallDetails"];
        /**
         * Change a trunk-call detail
         * @description In full, or only `id` and `active`.
         */
        put: operations["updateTrunkCallDetail"];
        /**
         * New trunk-call detail
         * @description A technology, an endpoint and times; nothing else of a dial string is taken.
         */
        post: operations["createTrunkCallDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/trunk-call-details/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a trunk-call detail
         * @description Refused while a node or a welcome box uses it.
         */
        delete: operations["deleteTrunkCallDetail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/ivr-paths": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Recording paths
         * @description Where recordings of callers are kept; `recordingPathId` of a node is one of them.
         */
        get: operations["listIvrPaths"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/get-zero-node/allNodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The zero node with all nodes
         * @description The draft, from the root downwards in reading order.
         */
        get: operations["listMenuNodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/get-node/rootnode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The root node
         * @description The zero node; 404 while the menu is empty.
         */
        get: operations["getRootNode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/get-node/by-id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One node
         * @description By its row or by its `childNodeUuid`.
         */
        get: operations["getMenuNode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/add-node": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New node
         * @description It takes input and is inactive unless it says otherwise.
         */
        post: operations["addMenuNode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/update-node": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a node
         * @description In full, which also activates it unless `active` is 0, or only `id` and `active`. Where a condition of being active does not hold, the change is saved, the node is inactive and `refusals` says why.
         */
        put: operations["updateMenuNode"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/node/all/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a node and all below it
         * @description Refused while something outside leads in; the refusal names it.
         */
        delete: operations["deleteMenuNode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/node/menu-content-nodes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unlink a child content node
         * @description By the link's own id. Answers with the node as it is now.
         */
        delete: operations["deleteMenuLinkContentNode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/node/menu-api-action/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unlink an API action
         * @description By the link's own id. Answers with the node as it is now.
         */
        delete: operations["deleteMenuLinkApiAction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/node/menu-crops/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unlink a crop
         * @description By the link's own id. Answers with the node as it is now.
         */
        delete: operations["deleteMenuLinkCrop"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/node/menu-campaigns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unlink a campaign
         * @description By the link's own id. Answers with the node as it is now.
         */
        delete: operations["deleteMenuLinkCampaign"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/node/menu-files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unlink a content file
         * @description By the link's own id. Answers with the node as it is now.
         */
        delete: operations["deleteMenuLinkFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/node/menu-langugaes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unlink a language
         * @description By the link's own id. Answers with the node as it is now.
         */
        delete: operations["deleteMenuLinkLanguage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/node/menu-livestocks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unlink a kind of livestock
         * @description By the link's own id. Answers with the node as it is now.
         */
        delete: operations["deleteMenuLinkLivestock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/node/menu-locations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unlink a place
         * @description By the link's own id. Answers with the node as it is now.
         */
        delete: operations["deleteMenuLinkLocation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/node/menu-machineries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unlink a machine
         * @description By the link's own id. Answers with the node as it is now.
         */
        delete: operations["deleteMenuLinkMachinery"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/node/menu-surveys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unlink a survey
         * @description By the link's own id. Answers with the node as it is now.
         */
        delete: operations["deleteMenuLinkSurvey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/node/menu-trunk-actions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unlink a trunk action
         * @description By the link's own id. Answers with the node as it is now.
         */
        delete: operations["deleteMenuLinkTrunkAction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/node/menu-recording-end-file/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unlink a file of the recording's end
         * @description By the link's own id. Answers with the node as it is now.
         */
        delete: operations["deleteMenuLinkRecordingEndFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/upload-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload sounds
         * @description One file a language, at most 20 MB and ten minutes each; what they are, their content says.
         */
        post: operations["uploadMenuFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/sounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The library of sounds
         * @description Everything that was uploaded for the menu, the newest first, whether or not something plays it.
         */
        get: operations["listMenuSounds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The menu with its sounds as a file
         * @description A gzipped TAR: `menu.json` as the designer exports it, and `sounds/<language>/<name>.<id>.<kind>` for every sound that it names.
         */
        get: operations["exportMenuArchive"];
        put?: never;
        /**
         * Take in the sounds of such a file
         * @description Its sounds are kept, those that are here already are not kept twice; the draft stays as it is. The answer is the menu of the file with its sounds as they are known here, to be put into the draft with its own call. At most 300 MB unpacked and 10,000 sounds of 20 MB each.
         */
        post: operations["readMenuArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Addresses to play sounds from
         * @description Signed and good for some hours, as of all media.
         */
        get: operations["listMenuFileAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/welcome-box": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Welcome boxes
         * @description In the order in which they play.
         */
        get: operations["listWelcomeBoxes"];
        /**
         * Change a welcome box
         * @description In full, or only `id` and `active`.
         */
        put: operations["updateWelcomeBox"];
        /**
         * New welcome box
         * @description Without `parentNodeUuid` it plays before the menu.
         */
        post: operations["createWelcomeBox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/welcome-box/by-id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One welcome box
         * @description By its id.
         */
        get: operations["getWelcomeBox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/welcome-box/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a welcome box
         * @description At once, from the draft.
         */
        delete: operations["deleteWelcomeBox"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What has changed in the draft
         * @description Everything since a sequence; since 0 the whole draft.
         */
        get: operations["getMenuDraftNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/draft/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the draft
         * @description All changes or none. A put that was made from an older version is refused with 409 `stale`, whose `conflicts` name each one with yours and theirs. A query that does not compile is kept, so that nothing being written is lost: such a node cannot be activated, and the draft cannot be published. At most 20,000 changes and 32 MB.
         */
        post: operations["changeMenuDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/draft/targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find what is not known here
         * @description Of what a menu from elsewhere names besides its own nodes, what this installation does not have: it is left out before the rest is taken into the draft.
         */
        post: operations["findUnknownMenuTargets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/draft/muted-problems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Muted problems
         * @description Warnings about the draft that somebody decided to live with. One whose cause is another by now counts as not muted.
         */
        get: operations["listMutedMenuProblems"];
        put?: never;
        /**
         * Mute problems
         * @description For everybody who draws, with a reason. Errors go on blocking the publishing.
         */
        post: operations["muteMenuProblems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/draft/muted-problems/show-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show muted problems again
         * @description Those of them that are muted.
         */
        post: operations["unmuteMenuProblems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything a call needs
         * @description Of the draft, of what callers hear now, or of a revision.
         */
        get: operations["getMenuSource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say where one works
         * @description Good for 60 seconds; answers who else is here.
         */
        put: operations["showMenuPresence"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Revisions
         * @description What was published, the newest first.
         */
        get: operations["listMenuRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/revisions/{number}/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Name a revision
         * @description Its name and its note, by who may publish. Refused with 409 (`stale`) where somebody else wrote them since they were read; `revision` is what it is now.
         */
        put: operations["nameMenuRevision"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/revisions/{number}/roll-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish an earlier revision again
         * @description Its source becomes a new revision; with `draft`, the draft is put back too.
         */
        post: operations["rollBackMenu"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish the draft
         * @description Refused with 409 while errors stand (`problems`), test cases fail (`failures`) or the draft has moved on (`stale`).
         */
        post: operations["publishMenu"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/test-cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Test cases
         * @description Walks that publishing must keep passing, each tried on the draft.
         */
        get: operations["listMenuTestCases"];
        put?: never;
        /**
         * New test case
         * @description A saved walk.
         */
        post: operations["createMenuTestCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/test-cases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a test case
         * @description In full.
         */
        put: operations["updateMenuTestCase"];
        post?: never;
        /**
         * Delete a test case
         * @description At once.
         */
        delete: operations["deleteMenuTestCase"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Settings of publishing
         * @description Whether every change is published by itself.
         */
        get: operations["getMenuSettings"];
        /**
         * Change the settings of publishing
         * @description The change is kept in the history.
         */
        put: operations["updateMenuSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/audience": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count an audience
         * @description Active farmers for whom a node with these links and this query is meant.
         */
        post: operations["countMenuAudience"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal-adoptive-menu/caller/{msisdn}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A farmer as a caller
         * @description The profile of a real farmer as queries see it.
         */
        get: operations["getMenuCaller"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/jazz/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a text to a number
         * @description It waits for the gateway and is tried again when that fails. Nothing is sent to a number that is on the do-not-call list, also when it is put there before the text leaves.
         */
        post: operations["sendText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Texts to a number
         * @description Those that people wrote, the newest first.
         */
        get: operations["listTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getWeather/{lat}/{lng}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The forecast at a point
         * @description That of the nearest tehsil, with what people changed. 404 further than 150 km from all of them.
         */
        get: operations["getWeather"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getWeatherByTehsilId/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The forecast of a tehsil
         * @description Its days, and the hours of one of them.
         */
        get: operations["getWeatherOfTehsil"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getWeatherByTehsil/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A day in every tehsil
         * @description Or an hour of it.
         */
        get: operations["listWeather"];
        put?: never;
        /**
         * A day in the tehsils of an area
         * @description Those whose point lies in the polygon.
         */
        post: operations["getWeatherOfArea"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getOutlook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The outlook video
         * @description The one that was set last.
         */
        get: operations["getOutlook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setOutlook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the outlook video
         * @description It replaces the one before.
         */
        post: operations["setOutlook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sync/selected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch the forecast of some sites anew
         * @description What people changed stays. 502 where the provider does not answer; what was fetched before is kept.
         */
        post: operations["syncWeather"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/change-set/daily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the forecast of a day
         * @description Empty fields are left out. Without any field left the forecast stands again, as after deleting the change.
         */
        post: operations["changeDailyWeather"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/change-set/intraday": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the forecast of an hour
         * @description As that of a day.
         */
        post: operations["changeIntradayWeather"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/change-set/multiple-daily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the forecasts of many days
         * @description Each is judged by itself.
         */
        post: operations["changeDailyWeatherOfMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/change-set/multiple-intraday": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the forecasts of many hours
         * @description Each is judged by itself.
         */
        post: operations["changeIntradayWeatherOfMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/change-set/daily/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Back to the forecast of a day
         * @description The change goes; its history stays.
         */
        delete: operations["deleteDailyWeather"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/change-set/intraday/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Back to the forecast of an hour
         * @description The change goes; its history stays.
         */
        delete: operations["deleteIntradayWeather"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/change-set/narratives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What can be said of a day
         * @description In English, and in Urdu as farmers hear it.
         */
        get: operations["listNarratives"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/change-set/thunderCategories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How thunder is graded
         * @description From none to strong with hail.
         */
        get: operations["listThunderCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/change-set/iconCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The pictures of the sky
         * @description By their codes.
         */
        get: operations["listIconCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaign/by-category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Campaigns of a category and month
         * @description Those that run on any day of that month.
         */
        get: operations["listCampaignsByCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaign/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Types of campaigns
         * @description Those that are offered.
         */
        get: operations["listCampaignTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaign/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories of campaigns
         * @description Those that are offered.
         */
        get: operations["listCampaignCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaign/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Campaigns
         * @description The newest first; `all=1` answers with all of them, up to 1,000.
         */
        get: operations["listCampaigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Campaigns, without the slash
         * @description As with the slash.
         */
        get: operations["listCampaignsToo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaign/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One campaign
         * @description With all of its fields.
         */
        get: operations["getCampaign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/survey/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Surveys
         * @description The newest first; `all=1` answers with all of them, up to 1,000.
         */
        get: operations["listSurveys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/survey/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One survey
         * @description With all of its fields and questions.
         */
        get: operations["getSurvey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The runs of oneself over many records
         * @description Newest first, the latest 20 of 30 days.
         */
        get: operations["listBulkRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far a run over many records has come
         * @description Of one's own runs, for 30 days. The live stream tells of each step as `bulkRun`.
         */
        get: operations["getBulkRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-runs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Stop a run
         * @description What it has decided stays decided; the rest is left as it is. A run that is over stays so.
         */
        put: operations["cancelBulkRun"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-runs/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back what a run has done
         * @description A run of its own over the records that it decided, each only as it was left. Asked again it answers with the same run. Refused while the run goes on, and where its event cannot be taken back.
         */
        post: operations["undoBulkRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-runs/{id}/outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of each record of a run
         * @description CSV, a line for each record in the order in which they were chosen.
         */
        get: operations["exportBulkRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflow/{entity}/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One event over many records, judged one by one
         * @description Either named records (`ids`) or everything that matches a list's filters (`all` and `filter`), but for `except`. With `dryRun` nothing is written and the answer says what would become of each of the first 1,000, and names the others. More than 200 records are decided after the answer, which is 202 with the run. Needs the permission of the event.
         */
        post: operations["sendBulkEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflow/{entity}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * State, possible events and history of a record
         * @description The events the person may send now, the reasons why the others are refused, and the history, checked by replaying it through the machine. Needs the permission to read the record.
         */
        get: operations["getWorkflow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflow/{entity}/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Claim a record for 15 minutes
         * @description A lease, so that two people do not work on the same record. One's own claim is renewed.
         */
        put: operations["claimRecord"];
        post?: never;
        /**
         * Release one's claim
         * @description Releasing a record that is not claimed by oneself changes nothing.
         */
        delete: operations["releaseRecord"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflow/{entity}/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What colleagues noted on a record
         * @description Newest first, the latest thousand. Never shown to farmers. Needs the permission to read the record.
         */
        get: operations["listRecordNotes"];
        put?: never;
        /**
         * Note something on a record
         * @description Kept exactly as it is written, and never changed. The record itself does not change. Needs the permission to read the record and one for some event of its workflow as well.
         */
        post: operations["addRecordNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflow/{entity}/{id}/{event}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an event that has no call of its own
         * @description For example UNDO_ACCEPT of a loan. Needs the permission that the machine's policy names for the event.
         */
        post: operations["sendWorkflowEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Files of numbers and what became of them
         * @description Newest first, of 30 days. Whoever may not see who stands behind a number sees their own.
         */
        get: operations["listImports"];
        put?: never;
        /**
         * Bring a file of numbers
         * @description CSV (UTF-8, UTF-16 or Windows-1256; comma, semicolon or tab) or XLSX. It is read and judged after the answer; nothing is written until it is started.
         */
        post: operations["uploadImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file of numbers, with its errors, events and speed
         * @description The live stream tells of each step as `import`.
         */
        get: operations["getImport"];
        /**
         * Say what is done, and what each column is
         * @description Every row is judged anew.
         */
        put: operations["planImport"];
        post?: never;
        /**
         * Throw a file away
         * @description One that never ran.
         */
        delete: operations["discardImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rows of a file
         * @description In their order, those of a verdict or an outcome.
         */
        get: operations["listImportRows"];
        /**
         * Correct a cell, or all wrong ones alike
         * @description They are judged again.
         */
        put: operations["correctImportRow"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Start, pause, go on, cancel or undo
         * @description What a cancelled run has done stays done. Undo puts back what the run has changed and nobody has changed since.
         */
        put: operations["stepImport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rows of a file as CSV
         * @description Those that are wrong as they came, for correction; those that failed with their reasons; what the run has changed, with what it was before; or all rows with what became of them.
         */
        get: operations["exportImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Saved views of a list
         * @description One's own and those that others share, by name.
         */
        get: operations["listViews"];
        put?: never;
        /**
         * Save a view
         * @description Filters, columns and order of a list, under a name that is not taken on this screen.
         */
        post: operations["createView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One saved view
         * @description One's own, or one that is shared.
         */
        get: operations["getView"];
        /**
         * Rename, share or change a view
         * @description Only the view's owner may.
         */
        put: operations["updateView"];
        post?: never;
        /**
         * Delete a view
         * @description Only the view's owner may.
         */
        delete: operations["deleteView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The live stream
         * @description Server-sent events, one for each step of a record that the person may read; `data` is a LiveEvent. A client that was away continues from its `Last-Event-ID`. The stream ends when the token expires or the role is lost.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notices to the signed-in person
         * @description What happened to records that the person is concerned with, newest first.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark notices as read
         * @description All notices up to this one, the newest that the person has seen.
         */
        put: operations["markNotificationsRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits for the signed-in person
         * @description The queues that the person's permissions open, with how many records wait in each and since when.
         */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crop/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Crops
         * @description The crops that are offered now, in their order.
         */
        get: operations["listCrops"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crop/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All crops
         * @description Every crop, those that are no longer offered too.
         */
        get: operations["listAllCrops"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crop/growth-stages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Growth stages of crops
         * @description In the order a crop goes through them; of one crop with `parentId`, otherwise of all.
         */
        get: operations["listGrowthStages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/soil-type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Soil types
         * @description From clay to sand.
         */
        get: operations["listSoilTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Occupation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Occupations
         * @description What farmers do for a living.
         */
        get: operations["listOccupations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/soil-issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Soil issues
         * @description What is wrong with a soil.
         */
        get: operations["listSoilIssues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/irrigation-source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Irrigation sources
         * @description Where a field has its water from.
         */
        get: operations["listIrrigationSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livestock-stage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Livestock stages
         * @description Stages of life and use of all kinds of animals.
         */
        get: operations["listLivestockStages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livestock-breed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Livestock breeds
         * @description Breeds of all kinds of animals.
         */
        get: operations["listLivestockBreeds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livestock-disease": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Livestock diseases
         * @description Each with the kind of animal it is listed under.
         */
        get: operations["listLivestockDiseases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crop-disease": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Crop diseases
         * @description Each with the crop it is listed under.
         */
        get: operations["listCropDiseases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crop-insect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Crop insects
         * @description Each with the crop it is listed under; one that attacks all crops has none.
         */
        get: operations["listCropInsects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Weeds
         * @description Grasses, broadleaves, sedges and parasites.
         */
        get: operations["listWeeds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livestock-management": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Livestock management
         * @description Topics of keeping animals.
         */
        get: operations["listLivestockManagement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livestock-nutrition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Livestock nutrition
         * @description Feeds and supplements.
         */
        get: operations["listLivestockNutrition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abiotic-stress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Abiotic stress
         * @description What harms a crop and is not alive.
         */
        get: operations["listAbioticStress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nutrient-deficiency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Nutrient deficiencies
         * @description The nutrients that a crop can lack, with their symbols.
         */
        get: operations["listNutrientDeficiencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/machinery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Machinery
         * @description Each with its category.
         */
        get: operations["listMachinery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/machinery/by-categories/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Machinery by categories
         * @description The categories, each with its machines.
         */
        get: operations["listMachineryByCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sowing-method/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sowing methods
         * @description How a crop is sown or planted.
         */
        get: operations["listSowingMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/land-topography": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Land topography
         * @description The shape of the land.
         */
        get: operations["listLandTopography"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seed-type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Seed types
         * @description Varieties of all crops.
         */
        get: operations["listSeedTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seed-type/crop/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Seed types of a crop
         * @description The varieties of this crop.
         */
        get: operations["listSeedTypesOfCrop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livestock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Livestock
         * @description The kinds of animals.
         */
        get: operations["listLivestock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livestock/farming-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Farming categories
         * @description How animals are kept; the same as `/livestock-farming-category`.
         */
        get: operations["listFarmingCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livestock/purposes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Purposes
         * @description What animals are kept for; the same as `/livestock-purpose`.
         */
        get: operations["listPurposes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livestock-farming-category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Farming categories
         * @description How animals are kept.
         */
        get: operations["listLivestockFarmingCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livestock-purpose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Purposes
         * @description What animals are kept for.
         */
        get: operations["listLivestockPurposes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livestock-breed/by-livestock/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Breeds of one kind of animal
         * @description The breeds of this kind of animal.
         */
        get: operations["listBreedsOfLivestock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livestock-stage/by-livestock/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stages of one kind of animal
         * @description The stages of this kind of animal.
         */
        get: operations["listStagesOfLivestock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tag/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tags
         * @description For farmers, cases and livestock.
         */
        get: operations["listTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/active-subscriber-range/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Active subscriber ranges
         * @description How recently a subscriber called, in `attributes.days`.
         */
        get: operations["listActiveSubscriberRanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-lov/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * General lists
         * @description The short lists that forms need, each with its items: gender, phone type, crop season, quality, units, report reasons, profile status reasons and others.
         */
        get: operations["listGeneralLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-lov/trunk-actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Trunk actions
         * @description Calls that the voice menu can pass on.
         */
        get: operations["listTrunkActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-lov/api-actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * API actions
         * @description Questions that the voice menu can ask another system.
         */
        get: operations["listApiActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-lov/content-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Content files
         * @description Recordings that the voice menu can play.
         */
        get: operations["listContentFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lov/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reference lists
         * @description All lists by group, with what their items carry and how many there are.
         */
        get: operations["listReferenceLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lov/{list}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Items of a list
         * @description For the people who maintain it: items that are no longer offered too.
         */
        get: operations["listReferenceItems"];
        put?: never;
        /**
         * Add an item to a list
         * @description Its title must be new among the items of the same parent. Without a place in the order it comes last.
         */
        post: operations["createReferenceItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lov/{list}/items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One item with its history
         * @description What was changed, by whom and when, oldest first.
         */
        get: operations["getReferenceItem"];
        /**
         * Change an item
         * @description A field that is absent is cleared. An item is never deleted, since records refer to it: with `active: false` it is no longer offered. Its code stays what it was.
         */
        put: operations["updateReferenceItem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/location/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All locations
         * @description Provinces, districts and tehsils in one list; `list` says which, `parentId` what it belongs to, and `attributes` has the point of its centre.
         */
        get: operations["listLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/location/by-query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tehsil at a point
         * @description The tehsil whose centre is nearest, with its district and province. 404 further than 150 km from all of them.
         */
        get: operations["findLocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/location/provinces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Provinces and territories
         * @description The seven of them.
         */
        get: operations["listProvinces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/location/districts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Districts
         * @description Of one province with `provinceId`, otherwise of all.
         */
        get: operations["listDistricts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/location/tehsils/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tehsils
         * @description Of one district with `districtId`, otherwise of all; the same as without the slash.
         */
        get: operations["listTehsilsOfDistrict"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/location/tehsils": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tehsils
         * @description Of one district with `districtId`, otherwise of all.
         */
        get: operations["listTehsils"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/location/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Languages
         * @description The languages of the recordings, always in this order.
         */
        get: operations["listLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/subscriber-agent-wise-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subscribers
         * @description Newest first. A search for digits, in any script and however the country code is written, finds numbers that begin with them, or that end with four or more of them; other text finds farmers by the beginning of any of their names.
         */
        get: operations["listSubscribers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/subscriber-status-wise-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subscribers by status
         * @description How many subscribers there are in each status. A subscriber has several, so that the numbers overlap.
         */
        get: operations["countSubscribersByStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/subscriber/{countryCode}/{msisdn}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The subscriber with a number
         * @description With the farmer behind it, if there is one.
         */
        get: operations["getSubscriber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/subscriber-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The list as a file
         * @description The same rows as the list with these filters, all pages. Cells that a spreadsheet would run are neutralised.
         */
        get: operations["exportSubscribers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/consent/{countryCode}/{msisdn}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was said about being advised and called
         * @description Each yes and no of a number, subscribed or not, the newest first: when, by whom, how it came. The history keeps them for good: no import and no undo takes one away.
         */
        get: operations["listConsents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe a number
         * @description However it is written. One that is unsubscribed is subscribed again, one that is subscribed stays as it is. A number on the do-not-call list stays on it.
         */
        post: operations["subscribeNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/subscribe/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe the numbers of a file
         * @description They are judged and subscribed after the answer, as a file of numbers that is started at once. Whose owner has left, or wants no calls, is subscribed only where the file says a consent of that day or later.
         */
        post: operations["subscribeNumbers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/unsubscribe/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unsubscribe the numbers of a file
         * @description They are judged and unsubscribed after the answer, as a file of numbers that is started at once.
         */
        post: operations["unsubscribeNumbers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unsubscribe a number
         * @description From active to unsubscribed. One that is unsubscribed already stays as it is.
         */
        post: operations["unsubscribeNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/stepup-call-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Count a call
         * @description Every time it is sent. When the number called last stays as it was.
         */
        put: operations["stepUpCallCount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/subscriber/set-host": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set as host
         * @description One that is a host already stays one.
         */
        put: operations["setHost"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/subscriber/unset-host": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Unset as host
         * @description One that is no host stays none.
         */
        put: operations["unsetHost"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dncr-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The do-not-call list
         * @description The latest entered first; ended entries only when their state is named. A search for digits finds numbers that begin with them or end with four or more of them; other text finds farmers by their names.
         */
        get: operations["listDoNotCall"];
        /**
         * Set the entry of a number
         * @description Creates or renews it; one that stands stays as it is.
         */
        put: operations["setDoNotCall"];
        /**
         * Put a number on the list
         * @description However it is written, subscribed or not. The entry of a number that was ended is entered again, and one that stands stays as it is. A subscriber with this number is not called any more.
         */
        post: operations["enterDoNotCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dncr-list/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the do-not-call list
         * @description What stands on the list; with limit 0 all of it, up to 1,000.
         */
        get: operations["searchDoNotCall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dncr-list/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One entry
         * @description Standing or ended.
         */
        get: operations["getDoNotCall"];
        put?: never;
        post?: never;
        /**
         * End an entry
         * @description The number may be called again. The entry stays with its history; one that is ended already stays as it is.
         */
        delete: operations["endDoNotCall"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/farmer-agent-wise-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Farmers
         * @description Newest first. A search for digits finds numbers that begin with them, or that end with four or more of them; other text finds farmers by the beginning of any of their names.
         */
        get: operations["listFarmers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/farmer/by-msisdn/{countryCode}/{msisdn}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The farmer with a number
         * @description The whole profile, with the subscription of the number.
         */
        get: operations["getFarmerByMsisdn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/farmer/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New farmer, or the changes of one
         * @description With an `id` it changes that farmer: what is left out stays as it was, null takes away. As a form it carries the picture too; an empty field of a form is one that is left out. `cnic` and `email` are sent only when longer than one character. The tehsil is that of the place, unless it is named.
         */
        post: operations["saveFarmer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/farmer/bulk-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the status of farmers
         * @description Each is judged by itself: what it cannot become is refused with the reason. Some statuses want a reason of the reference list. More than 200 are decided after the answer, which is 202 with the run.
         */
        put: operations["setFarmerStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/farmer/caller/{msisdn}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who calls
         * @description The profile of the farmer of a number, as its own call gives it; null where the number has none yet.
         */
        get: operations["getFarmerCaller"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/farmer/profile/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All that is known of a farmer
         * @description In one answer: the person, the subscription, land, crops and their stages, animals, machines, badges, loans, cases, listings, posts, and the latest of the timeline. What the caller may not read is null, and not in the timeline.
         */
        get: operations["getFarmerProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/farmer/timeline/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened with a farmer
         * @description Newest first, of all that the caller may read.
         */
        get: operations["listFarmerTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imageTags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Tags of a picture
         * @description The id is the picture's. The list is the whole of them from now on.
         */
        patch: operations["tagImage"];
        trace?: never;
    };
    "/farmer/machinery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a machine
         * @description One that is recorded already stays, once.
         */
        post: operations["addFarmerMachinery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/farmer/machinery/{id}/{machineryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a machine
         * @description One that is not there is not found.
         */
        delete: operations["removeFarmerMachinery"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/farmer/farm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a farm
         * @description What is left out stays as it was. A shape without coordinates, or null, takes the drawn one away.
         */
        put: operations["updateFarm"];
        /**
         * New farm
         * @description The unit is always acre; a shape without coordinates and an empty list of crops are none. A shape is judged on the ground; that it lies on the land of others is a warning that the answer carries.
         */
        post: operations["createFarm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/farmer/farm/crop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New crop of a farm, or its changes
         * @description With an id it changes that crop. The seed is one of the crop.
         */
        post: operations["saveFarmCrop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/farmer/farm/crop/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a crop
         * @description With its stages; the history keeps them.
         */
        delete: operations["removeFarmCrop"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/farmer/farm/crop/stage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a stage
         * @description A stage of the crop, seen on a day: not before the one in front of it, not after the one behind it, and not after today. One that is recorded already is corrected.
         */
        post: operations["saveCropStage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/farmer/farm/crop/stage/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a stage
         * @description The crop is at the stage before it then.
         */
        delete: operations["removeCropStage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/farmer/farm/boundary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Bring a boundary back
         * @description One that the farm had becomes its boundary again, as a new version. What it is now stays among the earlier ones.
         */
        put: operations["restoreFarmBoundary"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/farmer/farm/boundaries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a farm's land ended
         * @description Each boundary that was saved, the latest first, with who drew it, when and why. Of a farm that was cut off another one, those that both had in common come along; of a part that was joined again, those of the whole.
         */
        get: operations["listFarmBoundaries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/farmer/farm/split": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cut a farm in two
         * @description A line across it from edge to edge; the farm keeps the larger part and its history, the other part is a farm of its own. Its acres are shared by what is drawn. Each crop stays, goes along, or grows on both.
         */
        post: operations["splitFarm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/farmer/farm/split/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Join what was cut in two
         * @description By the id of the part: the farm that it was cut off has its boundary and acres from before again, the crops come back, and the part is no more. Refused when one of the two was drawn anew since, or cut again.
         */
        delete: operations["joinFarm"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/farmer/land": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Farms within a box
         * @description The drawn farms of all farmers whose land meets the box between two corners, a degree wide and high at most; `more` says that there are others.
         */
        get: operations["listLandWithin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/farmer/quick-save-farm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Land and crops in one breath
         * @description The crops share the land alike; the title is the next free one.
         */
        post: operations["quickSaveFarm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/farmer/livestock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change one field of animals
         * @description The id and one field; null takes away.
         */
        put: operations["updateLivestock"];
        /**
         * New animals
         * @description Stage and breed are those of the animal; what is empty is left out.
         */
        post: operations["createLivestock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/farmer/livestock/tag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a tag
         * @description One that is there already stays, once.
         */
        post: operations["addLivestockTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/farmer/livestock/tag/{id}/{tag}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a tag
         * @description One that is not there is not found.
         */
        delete: operations["removeLivestockTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/farmer/farm/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The farms of a farmer
         * @description The id is the farmer's. With what grows on each farm, in the order in which they were recorded.
         */
        get: operations["listFarms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/farmer/livestock/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The livestock of a farmer
         * @description The id is the farmer's.
         */
        get: operations["listFarmerLivestock"];
        put?: never;
        post?: never;
        /**
         * Remove animals
         * @description The history keeps them.
         */
        delete: operations["removeLivestock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/farmer/conduct/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done about a farmer's conduct
         * @description Whether they may write and sell, how often they were warned, and the latest steps of the profile.
         */
        get: operations["getFarmerConduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/farmer/warn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Warn a farmer
         * @description The reason goes to the farmer by SMS, in the farmer's language where it is one of the reference list.
         */
        put: operations["warnFarmer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/farmer/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keep a farmer from writing and selling for some days
         * @description New posts and listings of the farmer are refused until then. It ends by itself; the farmer is told of both by SMS.
         */
        put: operations["suspendFarmer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/farmer/lift-suspension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Lift a suspension before its time
         * @description Only one that has an end; another is a matter of the profile.
         */
        put: operations["liftSuspension"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/farmer/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge a record into another of the same person
         * @description The record `into` stands from then on: it takes over the fields that are named, and all that the other one has. What both have of a kind of which there is one, a badge or a machine, stays where it is. In one step, or not at all; `/farmer/unmerge` takes it back.
         */
        post: operations["mergeFarmer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/farmer/merge/{id}/{otherId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Two records beside each other
         * @description What each says and has, why they may be one person, and for each direction why it cannot be merged, if it cannot. Records that were merged already are answered as they are.
         */
        get: operations["getFarmerMerge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/farmer/unmerge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take a merge back
         * @description Fields and all that went over return to where they were; what has been changed or has gone on since stays, and the answer says which. Only while the other record stands.
         */
        put: operations["unmergeFarmer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/farmer/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Records that may be of one person
         * @description Those most likely first, with what speaks for it. They are looked for in the background, whenever a record has changed.
         */
        get: operations["listFarmerPairs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/farmer/duplicates/apart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say that two records are not of the same person, or take that back
         * @description It is remembered, whatever else is found about them.
         */
        put: operations["setFarmersApart"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profileStatus/farmer-profile-statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Statuses of a profile
         * @description The states of the workflow, in its order.
         */
        get: operations["listFarmerStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profileStatus/with-reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Statuses with their reasons
         * @description A status that has reasons needs one of them.
         */
        get: operations["listFarmerStatusesWithReasons"];
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
        /**
         * @description Who did a step. The id is null for the system.
         * @example {
         *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e12",
         *       "name": "Farah Naz",
         *       "role": "Loan Partner"
         *     }
         */
        Actor: {
            id: components["schemas"]["Id"] | null;
            name: string;
            role?: string | null;
        };
        /**
         * @example {
         *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e12",
         *       "name": "Hina Sheikh",
         *       "email": "reap-agent@demo.fmis",
         *       "profileImageUrl": null,
         *       "roles": [
         *         {
         *           "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e13",
         *           "title": "Reap Agent"
         *         }
         *       ],
         *       "institution": null,
         *       "active": true,
         *       "version": 1
         *     }
         */
        Agent: {
            id: components["schemas"]["Id"];
            name: string;
            email: components["schemas"]["Email"];
            profileImageUrl?: string | null;
            roles: components["schemas"]["Named"][];
            institution?: components["schemas"]["Named"] | null;
            active: boolean;
            version?: components["schemas"]["Version"];
        };
        Agents: {
            items: components["schemas"]["Agent"][];
            total: components["schemas"]["Total"];
            limit: components["schemas"]["Limit"];
            offset: components["schemas"]["Offset"];
        };
        /**
         * @description Rupees (PKR).
         * @example 485000
         */
        Amount: number;
        ApartBy: {
            by: components["schemas"]["Actor"];
            at: components["schemas"]["Timestamp"];
        };
        /** @description A question the menu asks another system. `{{caller.msisdn}}`, `{{caller.language}}`, `{{call.lastKey}}`, `{{result.…}}` in the path, the query string and the body are filled in when it is asked. */
        ApiCallDetail: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["MenuNodeTitle"];
            /** @enum {string} */
            method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
            url: string;
            /** @example null */
            body: string | null;
            /** @example tehsil={{caller.location}} */
            queryString: string | null;
            /** @description The answer may change the caller's profile. */
            updateCore: boolean;
            active: components["schemas"]["MenuBit"];
            version: components["schemas"]["Version"];
        };
        /** @description In full (an absent optional field is cleared, but for `authentication` and `secret`), or only `id` and `active`. */
        ApiCallDetailUpdate: {
            /**
             * @description Sent beside what the server says itself. Places are filled in as in the address.
             * @example [
             *       {
             *         "name": "X-Region",
             *         "value": "punjab"
             *       }
             *     ]
             */
            headers?: {
                name: string;
                value: string;
            }[];
            /** @description After so many seconds it is given up. */
            timeLimitSeconds?: number;
            /** @description How the request signs itself in. `name` is the user of `basic`, the header of `header`. */
            authentication?: {
                /** @enum {string} */
                kind: "none" | "bearer" | "basic" | "header";
                name?: string;
            };
            /** @description The token, password or value of the header. Absent: the one that is kept. It is sent to the host that it was set for, and given out by no call. */
            secret?: string;
            title?: components["schemas"]["MenuNodeTitle"];
            /** @enum {string} */
            method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
            /**
             * @description Its host must be one of those the server may ask.
             * @example https://demo.fmis.invalid/weather
             */
            url?: string;
            /** @example null */
            body?: string | null;
            /** @example tehsil={{caller.location}} */
            queryString?: string | null;
            updateCore?: boolean;
            active?: components["schemas"]["MenuBit"];
            id: components["schemas"]["Id"];
        } & (unknown | unknown);
        ApiCallDetails: {
            items: components["schemas"]["StoredApiCallDetail"][];
            total: components["schemas"]["Total"];
        };
        /** @description What was asked and what came back. A refusal to ask is a 422, no answer a 502. */
        ApiCallTried: {
            /** @enum {string} */
            method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
            url: string;
            status: number;
            ok: boolean;
            milliseconds: number;
            type: string | null;
            /** @description What came with the answer, without what would sign somebody in. */
            headers: {
                name: string;
                value: string;
            }[];
            text: string;
            /** @description The answer read as JSON, or null. */
            json: unknown;
        };
        /**
         * @description Whom to ask for, and the values of other places such as `call.lastKey` or `result.id`.
         * @example {}
         */
        ApiCallTry: {
            caller?: components["schemas"]["MenuCaller"];
            values?: {
                [key: string]: string;
            };
        };
        /**
         * @description A picture, recording or video. The addresses are signed and end after some hours; they take no token.
         * @example {
         *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2f01",
         *       "kind": "image",
         *       "type": "image/webp",
         *       "url": "/api/media/0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2f01?until=1795000000&signature=Zm1pcw",
         *       "thumbnailUrl": null,
         *       "width": 1280,
         *       "height": 960,
         *       "seconds": null
         *     }
         */
        Attachment: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "image" | "audio" | "video";
            /** @example image/webp */
            type: string;
            url: string;
            thumbnailUrl?: string | null;
            width?: number | null;
            height?: number | null;
            seconds?: number | null;
        };
        /**
         * @description A farmer, or a member of staff who wrote in the service's name.
         * @example {
         *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e21",
         *       "name": "Muhammad Aslam",
         *       "nameUr": "محمد اسلم",
         *       "kind": "farmer",
         *       "district": "Vehari"
         *     }
         */
        Author: {
            id: components["schemas"]["Id"] | null;
            name: string;
            nameUr?: string | null;
            /** @enum {string} */
            kind: "farmer" | "staff";
            district?: string | null;
        };
        AuthorizationDecision: {
            transactionId: string;
            otp?: string;
        };
        AuthorizationTransaction: {
            transactionId: string;
        };
        /**
         * @description A farmer's badge, with the reasons for which it was recommended.
         * @example {
         *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d5011",
         *       "state": "recommended",
         *       "version": 1,
         *       "badge": {
         *         "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d5001",
         *         "code": "helpfulNeighbour",
         *         "title": "Helpful neighbour",
         *         "titleUr": "مددگار پڑوسی",
         *         "icon": "heart-handshake"
         *       },
         *       "farmer": {
         *         "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e21",
         *         "name": "Muhammad Aslam",
         *         "nameUr": null,
         *         "msisdn": "923004417826",
         *         "district": "Vehari",
         *         "state": "active",
         *         "since": "2021-03-04T09:00:00.000Z",
         *         "held": 1
         *       },
         *       "reasons": [
         *         {
         *           "words": "Approved replies in 90 days",
         *           "value": 14,
         *           "needed": 10
         *         }
         *       ],
         *       "createdAt": "2026-11-20T01:00:00.000Z",
         *       "stateSince": "2026-11-20T01:00:00.000Z",
         *       "lastStep": {
         *         "event": "RECOMMEND",
         *         "by": {
         *           "id": null,
         *           "name": "FMIS"
         *         },
         *         "at": "2026-11-20T01:00:00.000Z",
         *         "from": null,
         *         "to": "recommended"
         *       },
         *       "claim": null
         *     }
         */
        Badge: {
            id: components["schemas"]["Id"];
            state: components["schemas"]["BadgeState"];
            version: components["schemas"]["Version"];
            badge: {
                id: components["schemas"]["Id"];
                code: string;
                title: string;
                titleUr: string | null;
                icon: string;
            };
            farmer: {
                id: components["schemas"]["Id"];
                name: string;
                nameUr: string | null;
                msisdn: components["schemas"]["Msisdn"];
                district: string | null;
                state: string;
                since: components["schemas"]["Timestamp"];
                /** @description Badges the farmer has. */
                held: number;
            };
            reasons: {
                words: string;
                value: number;
                needed: number;
            }[];
            createdAt: components["schemas"]["Timestamp"];
            stateSince: components["schemas"]["Timestamp"];
            lastStep: components["schemas"]["Trace"];
            claim: components["schemas"]["Claim"] | null;
            escalation?: components["schemas"]["Escalation"];
        };
        BadgeAssignment: {
            farmerId: components["schemas"]["Id"];
            /** @description A kind of badge. */
            badgeId: components["schemas"]["Id"];
            reason?: components["schemas"]["Reason"];
        };
        BadgeDecision: {
            id: components["schemas"]["Id"];
            reason?: components["schemas"]["Reason"];
        };
        /**
         * @description A kind of badge and the rule by which it is recommended.
         * @example {
         *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d5001",
         *       "code": "helpfulNeighbour",
         *       "title": "Helpful neighbour",
         *       "titleUr": "مددگار پڑوسی",
         *       "description": "Answers other farmers' questions well.",
         *       "descriptionUr": null,
         *       "icon": "heart-handshake",
         *       "rule": "At least 10 approved replies in 90 days",
         *       "active": true,
         *       "counts": {
         *         "recommended": 12,
         *         "accepted": 40
         *       }
         *     }
         */
        BadgeKind: {
            id: components["schemas"]["Id"];
            code: string;
            title: string;
            titleUr: string | null;
            description: string;
            descriptionUr: string | null;
            icon: string;
            /** @description The rule in words. */
            rule: string;
            active: boolean;
            counts: components["schemas"]["StateCounts"];
        };
        BadgeKinds: {
            items: components["schemas"]["BadgeKind"][];
            total: components["schemas"]["Total"];
            limit: components["schemas"]["Limit"];
            offset: components["schemas"]["Offset"];
        };
        /** @enum {string} */
        BadgeState: "recommended" | "accepted" | "rejected" | "assigned" | "revoked";
        Badges: {
            items: components["schemas"]["Badge"][];
            total: components["schemas"]["Total"];
            totalIsMinimum?: components["schemas"]["TotalIsMinimum"];
            limit: components["schemas"]["Limit"];
            offset: components["schemas"]["Offset"];
            counts?: components["schemas"]["StateCounts"];
            countsAreMinimum?: components["schemas"]["CountsAreMinimum"];
            next?: components["schemas"]["NextPage"];
        };
        Borrower: {
            id: components["schemas"]["Id"];
            name: string;
            nameUr: string | null;
            msisdn: components["schemas"]["Msisdn"];
            cnic: string | null;
            cnicVerified: boolean;
            village: string | null;
            tehsil: string | null;
            district: string | null;
            languages: string[];
            subscribedSince: components["schemas"]["Day"] | null;
            farmCount: number;
            /** @description Of all farms. */
            acres: number;
            /** @description The farms that were recorded one by one. */
            farms: components["schemas"]["BorrowerFarm"][];
        };
        BorrowerFarm: {
            id: components["schemas"]["Id"];
            title: string;
            acres: number;
            crop: string | null;
        };
        BoundaryRestore: {
            id: components["schemas"]["Id"];
            number: number;
            why?: string | null;
        };
        BulkEvent: {
            event: string;
            ids?: components["schemas"]["Id"][];
            /**
             * @description Everything that matches `filter`.
             * @constant
             */
            all?: true;
            filter?: components["schemas"]["BulkFilter"];
            /** @description Left out of what matches. */
            except?: components["schemas"]["Id"][];
            /** @description The version each record was seen at, by id. Those of a run that are not named here are as they are when it begins. */
            versions?: {
                [key: string]: components["schemas"]["Version"];
            };
            reason?: components["schemas"]["Reason"];
            fields?: components["schemas"]["WorkflowFields"];
            /** @default false */
            dryRun?: boolean;
        };
        /** @description The filters of the record's list call, by their names. */
        BulkFilter: {
            [key: string]: components["schemas"]["WorkflowFieldValue"];
        };
        /**
         * @example {
         *       "event": "ACCEPT",
         *       "dryRun": true,
         *       "total": 1,
         *       "accepted": 0,
         *       "replayed": 0,
         *       "refused": 1,
         *       "outcomes": [
         *         {
         *           "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e31",
         *           "label": "LN-24817",
         *           "outcome": "conflict",
         *           "code": "decidedElsewhere",
         *           "words": "already accepted by Farah Naz",
         *           "state": "accepted",
         *           "version": 5
         *         }
         *       ]
         *     }
         */
        BulkOutcome: {
            event: string;
            dryRun: boolean;
            /** @description As many as `outcomes` tells of. */
            total: number;
            accepted: number;
            replayed: number;
            refused: number;
            outcomes: components["schemas"]["BulkRow"][];
            /** @description Those beyond the first 1,000 of a preview, counted nowhere above: a further preview names them. */
            unjudged?: components["schemas"]["BulkUnjudged"][];
        };
        BulkRow: {
            id: components["schemas"]["Id"];
            label?: string;
            /** @description Whose record it is, where its label does not say it. */
            name?: string;
            /** @description Rupees. */
            amount?: number;
            /** @description How what it says begins. */
            text?: string;
            /** @description Rupees a unit. */
            price?: number;
            claim?: components["schemas"]["Claim"];
            /** @enum {string} */
            outcome: "accepted" | "replayed" | "conflict" | "forbidden" | "invalid" | "notFound";
            code?: string;
            words?: string;
            /** @description The condition that is not met. */
            guard?: string;
            /** @description The permission that is missing. */
            permission?: string;
            /** @description What is wrong with what was sent. */
            errors?: components["schemas"]["FieldError"][];
            state?: string;
            version?: components["schemas"]["Version"];
            by?: components["schemas"]["Actor"];
            at?: components["schemas"]["Timestamp"];
        };
        /**
         * @example {
         *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e99",
         *       "entity": "loan",
         *       "event": "ACCEPT",
         *       "state": "running",
         *       "total": 4210,
         *       "done": 1200,
         *       "accepted": 1187,
         *       "replayed": 0,
         *       "refused": 13,
         *       "undoOf": null,
         *       "createdAt": "2026-11-19T08:00:00.000Z",
         *       "endedAt": null
         *     }
         */
        BulkRun: {
            id: components["schemas"]["Id"];
            entity: string;
            event: string;
            /** @enum {string} */
            state: "running" | "done" | "cancelled";
            total: number;
            /** @description Records that have had their turn. */
            done: number;
            accepted: number;
            replayed: number;
            refused: number;
            undoOf: components["schemas"]["Id"] | null;
            createdAt: components["schemas"]["Timestamp"];
            endedAt: components["schemas"]["Timestamp"] | null;
        };
        BulkRuns: {
            items: components["schemas"]["BulkRun"][];
        };
        /**
         * @example {
         *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e31",
         *       "version": 5
         *     }
         */
        BulkUnjudged: {
            id: components["schemas"]["Id"];
            version?: components["schemas"]["Version"];
        };
        Campaign: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            campaignTypeId: components["schemas"]["Id"];
            campaignType: components["schemas"]["Named"];
            campaignCategoryId: components["schemas"]["Id"];
            campaignCategory: components["schemas"]["Named"];
            title: string;
            contentText: string | null;
            contentTextLong: string | null;
            audioFile: components["schemas"]["Id"] | null;
            contentVideo: components["schemas"]["Id"] | null;
            contentImage: components["schemas"]["Id"] | null;
            promoData: {
                [key: string]: unknown;
            } | null;
            startDt: components["schemas"]["Day"];
            endDt: components["schemas"]["Day"];
            profiles: components["schemas"]["Id"][];
            crops: components["schemas"]["Id"][];
            locations: components["schemas"]["Id"][];
            machineries: components["schemas"]["Id"][];
            languages: components["schemas"]["Id"][];
            livestocks: components["schemas"]["Id"][];
            operator: components["schemas"]["Id"][];
            isUserCharged: boolean;
            isUserPurged: boolean;
            smsEnabled: boolean;
            inAppEnabled: boolean;
            obdEnabled: boolean;
            ivrEnabled: boolean;
            validationQuery: string | null;
            dataQuery: string | null;
            fileNameQuery: string | null;
            campaignFiles: components["schemas"]["MenuAudio"];
            recordingEnabled: boolean;
            maxDurationSeconds: number;
            maxSilenceSeconds: number;
            recordingPathId: string | null;
            recordingEndFiles: components["schemas"]["Id"][];
            activeSubscriberRange: components["schemas"]["Id"] | null;
            oncePerCall: boolean;
            oncePerCallGlobal: boolean;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
            createdBy: components["schemas"]["Actor"];
        };
        Campaigns: {
            items: components["schemas"]["Campaign"][];
            total: components["schemas"]["Total"];
            limit: components["schemas"]["Limit"];
            offset: components["schemas"]["Offset"];
        };
        /**
         * @description A case as a list shows it.
         * @example {
         *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d4001",
         *       "caseNumber": "C-48117",
         *       "state": "open",
         *       "version": 2,
         *       "stateSince": "2026-11-19T10:55:00.000Z",
         *       "title": "Pink bollworm in the last bolls",
         *       "category": {
         *         "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d4002",
         *         "title": "Insects"
         *       },
         *       "subCategory": {
         *         "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d4003",
         *         "title": "Bollworms"
         *       },
         *       "farmer": {
         *         "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e21",
         *         "name": "Muhammad Aslam Bhatti",
         *         "nameUr": null,
         *         "msisdn": "923004417826"
         *       },
         *       "district": {
         *         "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e61",
         *         "title": "Khanewal"
         *       },
         *       "language": null,
         *       "agent": {
         *         "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e12",
         *         "name": "Hina Sheikh",
         *         "email": "call-center@demo.fmis"
         *       },
         *       "tags": [
         *         "late season"
         *       ],
         *       "clock": {
         *         "allowedSeconds": 14400,
         *         "dueAt": "2026-11-19T15:00:00.000Z",
         *         "leftSeconds": null
         *       },
         *       "snoozedUntil": null,
         *       "createdAt": "2026-11-19T10:52:00.000Z",
         *       "updatedAt": "2026-11-19T10:55:00.000Z",
         *       "lastStep": {
         *         "event": "ASSIGN",
         *         "by": {
         *           "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e14",
         *           "name": "Ayesha Siddiqui"
         *         },
         *         "at": "2026-11-19T10:55:00.000Z",
         *         "from": "new",
         *         "to": "open"
         *       },
         *       "claim": null
         *     }
         */
        Case: {
            id: components["schemas"]["Id"];
            caseNumber: components["schemas"]["CaseNumber"];
            state: components["schemas"]["CaseState"];
            version: components["schemas"]["Version"];
            stateSince: components["schemas"]["Timestamp"];
            title: string;
            category: components["schemas"]["Named"];
            subCategory: components["schemas"]["Named"] | null;
            farmer: components["schemas"]["CaseFarmer"];
            district: components["schemas"]["Named"] | null;
            language: components["schemas"]["Named"] | null;
            agent: components["schemas"]["Person"] | null;
            tags: string[];
            clock: components["schemas"]["CaseClock"];
            snoozedUntil: components["schemas"]["Day"] | null;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
            lastStep: components["schemas"]["Trace"];
            claim: components["schemas"]["Claim"] | null;
        };
        /**
         * @example {
         *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e12",
         *       "name": "Rabia Anwar",
         *       "email": "call-center@demo.fmis",
         *       "open": 6,
         *       "knows": true,
         *       "speaks": true
         *     }
         */
        CaseAgent: {
            id: components["schemas"]["Id"];
            name: string;
            email: components["schemas"]["Email"];
            /** @description Cases that they have and have not answered. */
            open: number;
            /** @description Has answered the category of the case that was asked for. */
            knows: boolean;
            /** @description Has answered farmers of its language. */
            speaks: boolean;
        };
        /**
         * @description The address or the id of somebody who works on cases.
         * @example call-center@demo.fmis
         */
        CaseAgentName: string;
        CaseAgents: {
            items: components["schemas"]["CaseAgent"][];
            total: components["schemas"]["Total"];
            limit: components["schemas"]["Limit"];
            offset: components["schemas"]["Offset"];
        };
        /** @description The farmer behind the number. */
        CaseAsker: {
            village: string | null;
            tehsil: string | null;
            landAcres: number;
            /** @description What grows there now. */
            crops: string[];
            /**
             * @description The language of texts to this farmer.
             * @enum {string}
             */
            tongue: "en" | "ur";
            /** @description The number is on the do-not-call list: nothing is sent to it. */
            doNotCall: boolean;
        };
        CaseAssignment: {
            id: components["schemas"]["Id"];
            agent: components["schemas"]["CaseAgentName"];
            /**
             * @description Where it goes on to, once assigned; answered it is by RESOLVE, with the answer.
             * @enum {string}
             */
            status?: "open" | "pending";
            reason?: components["schemas"]["Reason"];
        };
        CaseCategories: {
            items: components["schemas"]["CaseCategory"][];
            total: components["schemas"]["Total"];
            limit: components["schemas"]["Limit"];
            offset: components["schemas"]["Offset"];
        };
        /**
         * @example {
         *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d4002",
         *       "code": "insects",
         *       "title": "Insects",
         *       "titleUr": "کیڑے",
         *       "parentId": null
         *     }
         */
        CaseCategory: {
            id: components["schemas"]["Id"];
            code: string;
            title: string;
            titleUr: string | null;
            parentId: components["schemas"]["Id"] | null;
        };
        /** @description How long the farmer may wait for an answer. While the clock runs (new, open) it is due at a moment; while it stands so many seconds are left, fewer than none where it ran over. */
        CaseClock: {
            allowedSeconds: number;
            dueAt: components["schemas"]["Timestamp"] | null;
            leftSeconds: number | null;
        };
        CaseEdit: {
            id: components["schemas"]["Id"];
            title?: components["schemas"]["CaseTitle"];
            /** @description Empty clears it. */
            description?: string;
            categoryId?: components["schemas"]["Id"];
            subCategoryId?: components["schemas"]["Id"];
        };
        /** @description Who asked. The number need not be a farmer's. */
        CaseFarmer: {
            id: components["schemas"]["Id"] | null;
            name: string | null;
            nameUr: string | null;
            msisdn: components["schemas"]["Msisdn"];
        };
        /** @description A new case. Every list of entries is of one reference list. */
        CaseForm: {
            /**
             * @description A mobile number of this country, in any form.
             * @example 923004417826
             */
            msisdn: string;
            title: components["schemas"]["CaseTitle"];
            category: components["schemas"]["Id"];
            subCategory?: components["schemas"]["Id"];
            /** @description The crops it is about. */
            crops?: components["schemas"]["Id"][];
            /** @description Diseases of crops. */
            cropDisease?: components["schemas"]["Id"][];
            /** @description Diseases of animals. */
            livestockDisease?: components["schemas"]["Id"][];
            /** @description Insects. */
            cropInsects?: components["schemas"]["Id"][];
            /** @description Weeds. */
            weeds?: components["schemas"]["Id"][];
            /** @description The animals it is about. */
            livestocks?: components["schemas"]["Id"][];
            /** @description How the animals are kept. */
            livestockManagement?: components["schemas"]["Id"][];
            /** @description What the animals are fed. */
            livestockNutrition?: components["schemas"]["Id"][];
            /** @description Drought, heat, frost and the like. */
            abioticStress?: components["schemas"]["Id"][];
            /** @description What the crop lacks. */
            nutrientDeficiency?: components["schemas"]["Id"][];
            tags?: components["schemas"]["CaseTag"][];
            description?: string;
            /**
             * @default new
             * @enum {string}
             */
            status?: "new" | "open";
            agent?: components["schemas"]["CaseAgentName"];
        };
        /** @description What the farmer says, as it is typed, and what came along; one of both at least. */
        CaseHeard: {
            id: components["schemas"]["Id"];
            text?: string;
            images?: Blob[];
            audios?: Blob[];
        };
        CaseMention: {
            id: components["schemas"]["Id"];
            caseNumber: components["schemas"]["CaseNumber"];
            title: string;
            state: components["schemas"]["CaseState"];
        };
        /**
         * @description The number people call the case by.
         * @example C-48117
         */
        CaseNumber: string;
        CaseOverview: {
            toDo: {
                categoryId: components["schemas"]["Id"];
                subCategoryId: components["schemas"]["Id"] | null;
                count: number;
            }[];
            /** @description In the last seven days. */
            answered: number;
            /** @description Of these. */
            inTime: number;
            /** @description On the service clock; none where none was answered. */
            medianSeconds: number | null;
            /** @description Answered since the month began. */
            thisMonth: number;
        };
        CaseParameter: {
            type: components["schemas"]["CaseParameterType"];
            parameter: components["schemas"]["Named"];
        };
        CaseParameterInput: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["CaseParameterType"];
            parameter: components["schemas"]["Id"];
        };
        /**
         * @description Which reference list the parameter is an entry of.
         * @enum {string}
         */
        CaseParameterType: "crops" | "cropDisease" | "livestockDisease" | "cropInsects" | "weeds" | "livestocks" | "livestockManagement" | "livestockNutrition" | "abioticStress" | "nutrientDeficiency";
        /** @description One case with all that is known of it. */
        CaseRecord: {
            id: components["schemas"]["Id"];
            caseNumber: components["schemas"]["CaseNumber"];
            state: components["schemas"]["CaseState"];
            version: components["schemas"]["Version"];
            stateSince: components["schemas"]["Timestamp"];
            title: string;
            category: components["schemas"]["Named"];
            subCategory: components["schemas"]["Named"] | null;
            farmer: components["schemas"]["CaseFarmer"];
            district: components["schemas"]["Named"] | null;
            language: components["schemas"]["Named"] | null;
            agent: components["schemas"]["Person"] | null;
            tags: string[];
            clock: components["schemas"]["CaseClock"];
            snoozedUntil: components["schemas"]["Day"] | null;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
            lastStep: components["schemas"]["Trace"];
            claim: components["schemas"]["Claim"] | null;
            description: string | null;
            answer: string | null;
            parameters: components["schemas"]["CaseParameter"][];
            asker: components["schemas"]["CaseAsker"] | null;
            /** @description What else the same number asks. */
            otherOpen: components["schemas"]["CaseMention"][];
            /** @description Of a merged case the one that stands. */
            mergedInto: components["schemas"]["CaseMention"] | null;
            /** @description Cases that were merged into this one, and into these. */
            merged: components["schemas"]["MergedCase"][];
            /** @description What the farmer sent; the steps of the history name them. */
            files: components["schemas"]["Attachment"][];
        };
        /**
         * @description A case's id or its number.
         * @example C-48117
         */
        CaseReference: string;
        /** @enum {string} */
        CaseState: "new" | "open" | "pending" | "snoozed" | "resolved" | "closed" | "merged" | "deleted";
        /**
         * @description A word that people find it by.
         * @example late season
         */
        CaseTag: string;
        CaseTagInput: {
            id: components["schemas"]["Id"];
            tag: components["schemas"]["CaseTag"];
        };
        /**
         * @description What it is about, in a few words.
         * @example Pink bollworm in the last bolls
         */
        CaseTitle: string;
        Cases: {
            items: components["schemas"]["Case"][];
            total: components["schemas"]["Total"];
            totalIsMinimum?: components["schemas"]["TotalIsMinimum"];
            limit: components["schemas"]["Limit"];
            offset: components["schemas"]["Offset"];
            counts?: components["schemas"]["StateCounts"];
            countsAreMinimum?: components["schemas"]["CountsAreMinimum"];
            next?: components["schemas"]["NextPage"];
        };
        /** @description Somebody works on this record, until the lease ends. */
        Claim: {
            by: components["schemas"]["Person"];
            until: components["schemas"]["Timestamp"];
        };
        Conduct: {
            id: components["schemas"]["Id"];
            name: string;
            nameUr: string | null;
            /**
             * @description In which the farmer is written to.
             * @enum {string}
             */
            language: "en" | "ur";
            state: components["schemas"]["FarmerState"];
            version: components["schemas"]["Version"];
            suspendedUntil: components["schemas"]["Timestamp"] | null;
            warnings: number;
            /** @description Newest first. */
            steps: components["schemas"]["ConductStep"][];
        };
        ConductStep: {
            event: string;
            by: components["schemas"]["Actor"];
            at: components["schemas"]["Timestamp"];
            from: string | null;
            to: string;
            reason: string | null;
            until: components["schemas"]["Timestamp"] | null;
        };
        /** @description What the record really is, who put it there and when, and what may be done with it now. */
        ConflictState: {
            state: string;
            version?: components["schemas"]["Version"];
            by?: components["schemas"]["Actor"];
            at?: components["schemas"]["Timestamp"];
            event?: string;
            allowed: string[];
            /** @description The kind of record whose states and guards are named here. */
            entity?: string;
            guard?: string;
            /** @description The guard's own words. */
            words?: string;
        };
        Consent: {
            /**
             * @description The subscription, or being called at all.
             * @enum {string}
             */
            about: "advice" | "calls";
            /** @enum {string} */
            answer: "yes" | "no";
            event: string;
            /**
             * @description By which way it came; `bulk` is a file.
             * @enum {string}
             */
            how: "web" | "ivr" | "sms" | "callCentre" | "operator" | "bulk" | "fieldAgent" | "unknown";
            at: components["schemas"]["Timestamp"];
            by: components["schemas"]["Actor"];
            reason: string | null;
            /** @description The day on which the owner agreed, as a file said. */
            consentOn: components["schemas"]["Day"] | null;
        };
        Consents: {
            items: components["schemas"]["Consent"][];
            total: components["schemas"]["Total"];
        };
        /** @example 92 */
        CountryCode: string;
        /** @description A count of 10,000 says that there are at least so many; they were not counted to the end. */
        CountsAreMinimum: boolean;
        Credentials: {
            username: string;
            /** Format: password */
            password: string;
        };
        CropStage: {
            id: components["schemas"]["Id"];
            stage: components["schemas"]["TitleInLanguages"];
            date: components["schemas"]["Day"];
            description: string | null;
        };
        CropStageFields: {
            id?: components["schemas"]["Id"];
            growthStageId?: components["schemas"]["Id"];
            /** @description The same as growthStageId. */
            stageId?: components["schemas"]["Id"];
            date: components["schemas"]["Day"];
            description?: string | null;
        };
        /** @description What was seen of a crop, or with an id its correction. */
        CropStageInput: {
            farmCropId: components["schemas"]["Id"];
            id?: components["schemas"]["Id"];
            growthStageId?: components["schemas"]["Id"];
            /** @description The same as growthStageId. */
            stageId?: components["schemas"]["Id"];
            date: components["schemas"]["Day"];
            description?: string | null;
        };
        /**
         * @example {
         *       "at": "2026-11-19T08:00:00.000Z",
         *       "queues": [
         *         {
         *           "entity": "loan",
         *           "screen": "/app/loan/view",
         *           "title": "Loan applications",
         *           "total": 128,
         *           "oldestAt": "2026-11-12T09:14:00.000Z",
         *           "states": [
         *             {
         *               "state": "submitted",
         *               "count": 128,
         *               "oldestAt": "2026-11-12T09:14:00.000Z"
         *             }
         *           ],
         *           "longest": []
         *         }
         *       ]
         *     }
         */
        Dashboard: {
            at: components["schemas"]["Timestamp"];
            queues: components["schemas"]["Queue"][];
        };
        /**
         * Format: date
         * @example 2026-11-12
         */
        Day: string;
        DoNotCallEntries: {
            items: components["schemas"]["DoNotCallEntry"][];
            total: components["schemas"]["Total"];
            totalIsMinimum: components["schemas"]["TotalIsMinimum"];
            limit: components["schemas"]["Limit"];
            offset: components["schemas"]["Offset"];
            counts?: components["schemas"]["StateCounts"];
            countsAreMinimum?: components["schemas"]["CountsAreMinimum"];
            next: components["schemas"]["NextPage"];
        };
        /**
         * @description The entry of a number, subscribed or not. It is ended and never removed; its history says who asked for what.
         * @example {
         *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d5001",
         *       "countryCode": "92",
         *       "msisdn": "3004411139",
         *       "phone": "923004411139",
         *       "state": "listed",
         *       "version": 1,
         *       "source": "callCentre",
         *       "subscriberId": null,
         *       "farmer": null,
         *       "enteredAt": "2026-11-12T09:14:00.000Z",
         *       "endedAt": null,
         *       "updatedAt": "2026-11-12T09:14:00.000Z",
         *       "stateSince": "2026-11-12T09:14:00.000Z",
         *       "lastStep": {
         *         "event": "ENTER",
         *         "by": {
         *           "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e14",
         *           "name": "Ayesha Siddiqui"
         *         },
         *         "at": "2026-11-12T09:14:00.000Z",
         *         "from": null,
         *         "to": "listed",
         *         "reason": "Asked not to be called"
         *       },
         *       "claim": null
         *     }
         */
        DoNotCallEntry: {
            id: components["schemas"]["Id"];
            countryCode: components["schemas"]["CountryCode"];
            msisdn: components["schemas"]["NationalNumber"];
            phone: components["schemas"]["Msisdn"];
            state: components["schemas"]["DoNotCallState"];
            version: components["schemas"]["Version"];
            source: components["schemas"]["DoNotCallSource"];
            subscriberId: components["schemas"]["Id"] | null;
            farmer: components["schemas"]["DoNotCallFarmer"] | null;
            enteredAt: components["schemas"]["Timestamp"];
            endedAt: components["schemas"]["Timestamp"] | null;
            updatedAt: components["schemas"]["Timestamp"];
            stateSince: components["schemas"]["Timestamp"];
            lastStep: components["schemas"]["Trace"];
            claim: components["schemas"]["Claim"] | null;
        };
        DoNotCallFarmer: {
            id: components["schemas"]["Id"];
            name: string;
            nameUr: string | null;
        };
        DoNotCallForm: {
            msisdn: components["schemas"]["WrittenNumber"];
            countryCode?: components["schemas"]["CountryCode"];
            source?: components["schemas"]["DoNotCallSource"];
            reason?: components["schemas"]["Reason"];
        };
        /**
         * @description By which way the wish not to be called came.
         * @enum {string}
         */
        DoNotCallSource: "web" | "ivr" | "sms" | "callCentre" | "operator" | "bulk";
        /** @enum {string} */
        DoNotCallState: "listed" | "ended";
        /** @description A farm as a map shows it. */
        DrawnFarm: {
            id: components["schemas"]["Id"];
            farmTitle: string;
            landArea: number;
            shape: components["schemas"]["FarmShape"];
            farmerId: components["schemas"]["Id"];
            farmer: string;
            farmerUr: string | null;
            village: string | null;
        };
        /**
         * Format: email
         * @example reap-admin@demo.fmis
         */
        Email: string;
        /** @description Handed on by somebody who waits for another to decide: to a colleague, or without `to` to whoever leads them. */
        Escalation: {
            to: components["schemas"]["Person"] | null;
            /** @example Is this the notice of the seed company? */
            note: string;
            by: components["schemas"]["Person"];
            at: components["schemas"]["Timestamp"];
        };
        /** @description A piece of a farmer's land, with what grows on it. */
        Farm: {
            id: components["schemas"]["Id"];
            farmerId: components["schemas"]["Id"];
            /** @example Home land */
            farmTitle: string;
            /** @example 6.5 */
            landArea: number;
            /** @enum {string} */
            landUnit: "acre";
            location: components["schemas"]["TitleInLanguages"] | null;
            address: string | null;
            soilType: components["schemas"]["TitleInLanguages"] | null;
            soilIssue: components["schemas"]["TitleInLanguages"] | null;
            irrigationSource: components["schemas"]["TitleInLanguages"] | null;
            landTopography: components["schemas"]["TitleInLanguages"] | null;
            shape: components["schemas"]["FarmShape"] | null;
            /** @description Who of the staff looks after it. */
            operatorId: components["schemas"]["Id"] | null;
            /** @description Why it may lie on the land of others. */
            overlapReason: string | null;
            /** @description The farms of others whose land it shares. */
            overlaps: components["schemas"]["FarmOverlap"][];
            /** @description Why its acres may be other ones than those drawn or grown. */
            areaReason: string | null;
            /** @description What can hardly be meant, though it may be. */
            warnings: components["schemas"]["FarmWarning"][];
            farmcrops: components["schemas"]["FarmCrop"][];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        FarmBoundaries: {
            items: components["schemas"]["FarmBoundary"][];
            /** @description Where it was cut, or cut off, the latest first. */
            splits: components["schemas"]["FarmSplit"][];
        };
        FarmBoundary: {
            /** @description Another farm of what was before both were cut apart. */
            farmId: components["schemas"]["Id"];
            farmTitle: string;
            number: number;
            /** @enum {string} */
            event: "drawn" | "redrawn" | "removed" | "restored" | "split" | "joined";
            shape: components["schemas"]["FarmShape"] | null;
            /** @description On the ground. */
            acres: number | null;
            /** @description Of one that was brought back, the number that it had. */
            restored: number | null;
            why: string | null;
            by: string;
            at: components["schemas"]["Timestamp"];
        };
        /** @description What is left out stays as it was; null takes away. Crops with an id are changed, the others are new. */
        FarmChange: {
            id: components["schemas"]["Id"];
            /** @description The farm stays with its farmer. */
            farmerId?: components["schemas"]["Id"];
            /** @example Home land */
            farmTitle?: string;
            /** @description In acres. */
            landArea?: number;
            /**
             * @default acre
             * @enum {string}
             */
            landUnit?: "acre";
            /** @description A tehsil; that of the shape unless it is named. */
            locationId?: components["schemas"]["Id"] | null;
            address?: string | null;
            soilTypeId?: components["schemas"]["Id"] | null;
            soilIssueId?: components["schemas"]["Id"] | null;
            irrigationSourceId?: components["schemas"]["Id"] | null;
            landTopographyId?: components["schemas"]["Id"] | null;
            shape?: components["schemas"]["FarmShapeInput"] | null;
            operatorId?: components["schemas"]["Id"] | null;
            /** @description Why it may lie on the land of others. */
            overlapReason?: string | null;
            /** @description Why its acres may be other ones than those drawn or grown. */
            areaReason?: string | null;
            /** @description Why it is drawn as it is; kept with this boundary. */
            boundaryReason?: string | null;
            farmcrops?: components["schemas"]["FarmCropFields"][];
        };
        /** @description A crop of a farm's year. */
        FarmCrop: {
            id: components["schemas"]["Id"];
            crop: components["schemas"]["TitleInLanguages"];
            cropSeason: components["schemas"]["TitleInLanguages"] | null;
            sowingMethod: components["schemas"]["TitleInLanguages"] | null;
            seedType: components["schemas"]["TitleInLanguages"] | null;
            /** @description In acres. */
            cultivatedArea: number;
            /** @description Null for orchards. */
            sownOn: components["schemas"]["Day"] | null;
            /** @description Null between the harvest and the next sowing. */
            growthStage: components["schemas"]["TitleInLanguages"] | null;
            /** @description What was seen, in the order of growth. */
            stages: components["schemas"]["CropStage"][];
            version: components["schemas"]["Version"];
        };
        FarmCropFields: {
            id?: components["schemas"]["Id"];
            cropId?: components["schemas"]["Id"];
            cropSeasonId?: components["schemas"]["Id"] | null;
            sowingMethodId?: components["schemas"]["Id"] | null;
            seedTypeId?: components["schemas"]["Id"] | null;
            /** @description In acres. */
            cultivatedArea?: number;
            sownOn?: components["schemas"]["Day"] | null;
            stages?: components["schemas"]["CropStageFields"][];
        };
        /** @description A new crop of a farm, or with an id the changes of one. */
        FarmCropInput: {
            farmId?: components["schemas"]["Id"];
            id?: components["schemas"]["Id"];
            cropId?: components["schemas"]["Id"];
            cropSeasonId?: components["schemas"]["Id"] | null;
            sowingMethodId?: components["schemas"]["Id"] | null;
            seedTypeId?: components["schemas"]["Id"] | null;
            /** @description In acres. */
            cultivatedArea?: number;
            sownOn?: components["schemas"]["Day"] | null;
            stages?: components["schemas"]["CropStageFields"][];
        };
        FarmInput: {
            farmerId: components["schemas"]["Id"];
            /** @example Home land */
            farmTitle: string;
            /** @description In acres. */
            landArea: number;
            /**
             * @default acre
             * @enum {string}
             */
            landUnit?: "acre";
            /** @description A tehsil; that of the shape unless it is named. */
            locationId?: components["schemas"]["Id"] | null;
            address?: string | null;
            soilTypeId?: components["schemas"]["Id"] | null;
            soilIssueId?: components["schemas"]["Id"] | null;
            irrigationSourceId?: components["schemas"]["Id"] | null;
            landTopographyId?: components["schemas"]["Id"] | null;
            shape?: components["schemas"]["FarmShapeInput"] | null;
            operatorId?: components["schemas"]["Id"] | null;
            /** @description Why it may lie on the land of others. */
            overlapReason?: string | null;
            /** @description Why its acres may be other ones than those drawn or grown. */
            areaReason?: string | null;
            /** @description Why it is drawn as it is; kept with this boundary. */
            boundaryReason?: string | null;
            farmcrops?: components["schemas"]["FarmCropFields"][];
        };
        FarmOverlap: {
            farmId: components["schemas"]["Id"];
            farmTitle: string;
            farmerId: components["schemas"]["Id"];
            farmer: string;
            acres: number;
        };
        FarmParts: {
            kept: components["schemas"]["Farm"];
            part: components["schemas"]["Farm"];
        };
        /** @description A polygon as in GeoJSON. */
        FarmShape: {
            /** @enum {string} */
            type: "Polygon";
            /** @description Rings of `[longitude, latitude]`. */
            coordinates: number[][][];
        };
        /** @description A polygon as in GeoJSON; one without coordinates is none. */
        FarmShapeInput: {
            /** @enum {string} */
            type: "Polygon";
            /** @description Rings of `[longitude, latitude]`, the outline first. */
            coordinates: number[][][];
        };
        FarmSplit: {
            farmId: components["schemas"]["Id"];
            farmTitle: string;
            partId: components["schemas"]["Id"];
            partTitle: string;
            keptAcres: number;
            partAcres: number;
            why: string | null;
            by: string;
            at: components["schemas"]["Timestamp"];
            joinedAt: components["schemas"]["Timestamp"] | null;
        };
        FarmSplitInput: {
            id: components["schemas"]["Id"];
            /** @description `[longitude, latitude]`, both ends on the edge or beyond it. */
            line: number[][];
            /** @description Of the part that is cut off. */
            farmTitle: string;
            why?: string | null;
            /** @description Those that are not named stay. */
            crops?: {
                id: components["schemas"]["Id"];
                /** @enum {string} */
                to: "kept" | "part" | "both";
            }[];
        };
        /** @description `overlap`: it lies on the land of others, with the acres it shares; `acresDiffer`: the acres drawn are more than a tenth others than those named; `moreGrown`: the crops that stand now take more acres than it has. */
        FarmWarning: {
            /** @enum {string} */
            code: "overlap" | "acresDiffer" | "moreGrown";
            acres: number;
            /** @description Why it may be so. */
            reason: string | null;
        };
        Farmer: {
            id: components["schemas"]["Id"];
            countryCode: components["schemas"]["CountryCode"];
            msisdn: components["schemas"]["NationalNumber"];
            phone: components["schemas"]["Msisdn"];
            name: string;
            nameUr: string | null;
            /** @enum {string|null} */
            gender: "male" | "female" | "other" | null;
            district: components["schemas"]["TitleInLanguages"] | null;
            tehsil: components["schemas"]["TitleInLanguages"] | null;
            village: string | null;
            farms: number;
            landAcres: number;
            state: components["schemas"]["FarmerState"];
            agentId: components["schemas"]["Id"] | null;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
            fatherName: string | null;
            /** @description 13 digits. */
            cnic: string | null;
            email: string | null;
            dob: components["schemas"]["Day"] | null;
            /** @enum {string} */
            phoneType: "smartphone" | "featurePhone";
            language: components["schemas"]["TitleInLanguages"] | null;
            occupation: components["schemas"]["TitleInLanguages"] | null;
            province: components["schemas"]["TitleInLanguages"] | null;
            lat: number | null;
            lng: number | null;
            profileImage: string | null;
            statusReason: components["schemas"]["TitleInLanguages"] | null;
            /** @description What grows on any of the farms, each once. */
            crops: components["schemas"]["TitleInLanguages"][];
            /** @description The kinds of animals kept. */
            livestock: components["schemas"]["TitleInLanguages"][];
            /** @description The machines owned. */
            machineries: components["schemas"]["TitleInLanguages"][];
            subscriber: components["schemas"]["FarmerSubscription"] | null;
            picture: components["schemas"]["FarmerPicture"] | null;
        };
        /** @description Who calls from a number. */
        FarmerCaller: {
            msisdn: components["schemas"]["Msisdn"];
            /** @description As it is known of the subscription. */
            operator: string | null;
            profile: components["schemas"]["FarmerProfile"] | null;
        };
        /** @description The same as a form, with the picture. An empty field is one that is left out. */
        FarmerForm: {
            id?: string;
            msisdn?: string;
            name?: string;
            nameUr?: string;
            fatherName?: string;
            languageId?: string;
            occupationId?: string;
            cnic?: string;
            email?: string;
            gender?: string;
            dob?: string;
            phoneType?: string;
            lat?: string;
            lng?: string;
            tehsilId?: string;
            village?: string;
            /** Format: binary */
            profileImage?: Blob;
        };
        /** @description A new farmer has a number and a name; what is changed names the farmer by `id`. */
        FarmerInput: {
            id?: components["schemas"]["Id"];
            /** @description The number stays with the farmer. */
            msisdn?: components["schemas"]["Msisdn"];
            /** @example Muhammad Aslam Bhatti */
            name?: string;
            nameUr?: string | null;
            fatherName?: string | null;
            languageId?: components["schemas"]["Id"] | null;
            occupationId?: components["schemas"]["Id"] | null;
            /**
             * @description 13 digits, with or without dashes.
             * @example 3610344178261
             */
            cnic?: string | null;
            email?: string | null;
            /** @enum {string} */
            gender?: "male" | "female" | "other";
            dob?: components["schemas"]["Day"] | null;
            /** @enum {string} */
            phoneType?: "smartphone" | "featurePhone";
            lat?: number | null;
            lng?: number | null;
            tehsilId?: components["schemas"]["Id"] | null;
            village?: string | null;
        };
        /** @description Animals of one kind that a farmer keeps. */
        FarmerLivestock: {
            id: components["schemas"]["Id"];
            farmerId: components["schemas"]["Id"];
            livestock: components["schemas"]["TitleInLanguages"];
            breed: components["schemas"]["TitleInLanguages"] | null;
            category: components["schemas"]["TitleInLanguages"] | null;
            stage: components["schemas"]["TitleInLanguages"] | null;
            purpose: components["schemas"]["TitleInLanguages"] | null;
            count: number;
            description: string | null;
            tags: string[];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        FarmerMachineries: {
            items: components["schemas"]["TitleInLanguages"][];
            total: components["schemas"]["Total"];
        };
        FarmerMachinery: {
            farmerId: components["schemas"]["Id"];
            machineryId: components["schemas"]["Id"];
        };
        FarmerMerge: {
            one: components["schemas"]["MergeSide"];
            other: components["schemas"]["MergeSide"];
            reasons: components["schemas"]["PairReason"][];
            /** @description Somebody said that they are not the same person. */
            apart: boolean;
            /** @description Why the first cannot be merged into the second. */
            oneRefused: components["schemas"]["MergeRefusal"] | null;
            /** @description Why the second cannot be merged into the first. */
            otherRefused: components["schemas"]["MergeRefusal"] | null;
        };
        FarmerMerged: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            into: components["schemas"]["Id"];
            intoVersion: components["schemas"]["Version"];
            /** @description The fields that were not the same. */
            taken: components["schemas"]["MergeField"][];
            moved: components["schemas"]["MergeCounts"];
        };
        FarmerMerging: {
            /** @description The record that ends. */
            id: components["schemas"]["Id"];
            /** @description The record that stands. */
            into: components["schemas"]["Id"];
            /** @description What the record that stands takes over; all else stays as it is. */
            takes?: components["schemas"]["MergeField"][];
            /** @description The version of the record that stands as it was read. */
            intoVersion?: components["schemas"]["Version"];
            reason?: components["schemas"]["Reason"];
        };
        FarmerPair: {
            one: components["schemas"]["PairSide"];
            other: components["schemas"]["PairSide"];
            reasons: components["schemas"]["PairReason"][];
            foundAt: components["schemas"]["Timestamp"];
            apart: components["schemas"]["ApartBy"] | null;
        };
        FarmerPairs: {
            items: components["schemas"]["FarmerPair"][];
            total: components["schemas"]["Total"];
            totalIsMinimum: components["schemas"]["TotalIsMinimum"];
            /** @description Not all records have been looked at yet. */
            looking: boolean;
            next?: components["schemas"]["NextPage"];
        };
        FarmerPicture: {
            id: components["schemas"]["Id"];
            url: string;
            thumbnailUrl: string | null;
            width: number | null;
            height: number | null;
            tags: string[];
            version: components["schemas"]["Version"];
        };
        /** @description All that is known of a farmer. A part that the caller may not read is null. */
        FarmerProfile: {
            version: components["schemas"]["Version"];
            farmer: components["schemas"]["Farmer"];
            /** @description Records of the same person that were merged into this one. */
            merged: components["schemas"]["MergedRecord"][];
            /** @description Since when it is in its state. */
            since: components["schemas"]["Timestamp"];
            /** @description The step that brought it there. */
            statusBy: components["schemas"]["Trace"] | null;
            land: components["schemas"]["Farm"][] | null;
            animals: components["schemas"]["FarmerLivestock"][] | null;
            badges: components["schemas"]["ProfileBadge"][] | null;
            loans: components["schemas"]["ProfileLoans"] | null;
            cases: components["schemas"]["ProfileCases"] | null;
            listings: components["schemas"]["ProfileListings"] | null;
            posts: components["schemas"]["ProfilePosts"] | null;
            timeline: components["schemas"]["FarmerTimeline"];
        };
        /** @enum {string} */
        FarmerState: "pending" | "active" | "suspended" | "rejected" | "closed" | "merged";
        FarmerStatus: {
            status: components["schemas"]["FarmerState"];
            title: string;
            titleUr: string;
        };
        FarmerStatusChange: {
            ids: components["schemas"]["Id"][];
            /** @enum {string} */
            status: "active" | "suspended" | "rejected" | "closed";
            /** @description One of the reasons of the status. */
            reasonId?: components["schemas"]["Id"];
            reason?: components["schemas"]["Reason"];
            /** @description The version each was seen at, by id. */
            versions?: {
                [key: string]: components["schemas"]["Version"];
            };
            /** @default false */
            dryRun?: boolean;
        };
        FarmerStatuses: {
            items: components["schemas"]["FarmerStatus"][];
            total: components["schemas"]["Total"];
        };
        FarmerStatusesWithReasons: {
            items: {
                status: components["schemas"]["FarmerState"];
                title: string;
                titleUr: string;
                reasonRequired: boolean;
                reasons: components["schemas"]["TitleInLanguages"][];
            }[];
            total: components["schemas"]["Total"];
        };
        FarmerSubscription: {
            id: components["schemas"]["Id"];
            state: string;
            callCount: number;
            lastCallAt: components["schemas"]["Timestamp"] | null;
            subscribedAt: components["schemas"]["Timestamp"];
        };
        FarmerSummary: {
            id: components["schemas"]["Id"];
            countryCode: components["schemas"]["CountryCode"];
            msisdn: components["schemas"]["NationalNumber"];
            phone: components["schemas"]["Msisdn"];
            name: string;
            nameUr: string | null;
            /** @enum {string|null} */
            gender: "male" | "female" | "other" | null;
            district: components["schemas"]["TitleInLanguages"] | null;
            tehsil: components["schemas"]["TitleInLanguages"] | null;
            village: string | null;
            farms: number;
            landAcres: number;
            state: components["schemas"]["FarmerState"];
            agentId: components["schemas"]["Id"] | null;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        FarmerTimeline: {
            items: components["schemas"]["TimelineEntry"][];
            /** @description How many there are of each kind. */
            counts: {
                [key: string]: number;
            };
            /** @description What to send as `before` for what is older; null behind the oldest. */
            next: string | null;
        };
        FarmerUnmerged: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            /** @description The record that it was merged into. */
            into: components["schemas"]["Id"];
            /** @description What stays where it is, as it has been changed or has gone on since. */
            left: {
                fields: components["schemas"]["MergeField"][];
                records: components["schemas"]["MergeCounts"];
            };
        };
        FarmerUnmerging: {
            /** @description The record that was merged. */
            id: components["schemas"]["Id"];
            reason?: components["schemas"]["Reason"];
        };
        Farmers: {
            items: components["schemas"]["FarmerSummary"][];
            total: components["schemas"]["Total"];
            totalIsMinimum: components["schemas"]["TotalIsMinimum"];
            limit: components["schemas"]["Limit"];
            offset: components["schemas"]["Offset"];
            counts?: components["schemas"]["StateCounts"];
            next?: components["schemas"]["NextPage"];
        };
        FarmersApart: {
            id: components["schemas"]["Id"];
            otherId: components["schemas"]["Id"];
            apart: boolean;
        };
        Farms: {
            items: components["schemas"]["Farm"][];
            total: components["schemas"]["Total"];
        };
        FieldError: {
            /** @description JSON Pointer to the value. */
            pointer: string;
            message: string;
            /** @description What is wrong, for programs; `message` says it in English. */
            code?: string;
            /** @description What the words name. */
            values?: {
                [key: string]: string | number;
            };
        };
        /** @description Days are those of Asia/Karachi. */
        ForumStats: {
            from: components["schemas"]["Day"];
            to: components["schemas"]["Day"];
            totals: {
                posts: number;
                replies: number;
                pending: number;
                approved: number;
                rejected: number;
                deleted: number;
                authors: number;
                likes: number;
                dislikes: number;
                openReports: number;
            };
            days: {
                day: components["schemas"]["Day"];
                posts: number;
                replies: number;
                pending: number;
                approved: number;
                rejected: number;
            }[];
            topics: {
                key: string;
                title: string;
                posts: number;
            }[];
            languages: {
                key: string;
                title: string;
                posts: number;
            }[];
            districts: {
                key: string;
                title: string;
                posts: number;
            }[];
        };
        GeneralList: {
            list: components["schemas"]["ReferenceListKey"];
            /** @example Crops */
            title: string;
            /** @example فصلیں */
            titleUr: string;
            items: components["schemas"]["ReferenceItem"][];
        };
        GeneralLists: {
            items: components["schemas"]["GeneralList"][];
            total: components["schemas"]["Total"];
            limit: components["schemas"]["Limit"];
            offset: components["schemas"]["Offset"];
        };
        HistoryStep: {
            /** @description Grows with time. */
            id: number;
            event: string;
            by: components["schemas"]["Actor"];
            at: components["schemas"]["Timestamp"];
            from: string | null;
            to: string;
            reason: string | null;
            version: components["schemas"]["Version"];
            /** @description What else the step carried or changed. */
            facts?: {
                [key: string]: unknown;
            } | null;
        };
        /**
         * Format: uuid
         * @description The record's own id.
         * @example 0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e11
         */
        Id: string;
        ImageTags: {
            tags: string[];
        };
        Import: {
            id: components["schemas"]["Id"];
            action: components["schemas"]["ImportAction"];
            settings: components["schemas"]["ImportSettings"];
            filename: string;
            bytes: number;
            state: components["schemas"]["ImportState"];
            /** @description Why the file is not taken. */
            refusal: string | null;
            /** @enum {string|null} */
            kind: "csv" | "xlsx" | null;
            encoding: string | null;
            separator: string | null;
            /** @description The row with the headings; 0 where there is none. */
            headingRow: number | null;
            columns: components["schemas"]["ImportColumn"][];
            /** @description The file with the same headings whose columns were read so before. */
            mappedLike: string | null;
            rows: number;
            /** @description Rows that the dry run has come to. */
            judged: number;
            toChange: number;
            nothing: number;
            refused: number;
            wrong: number;
            changed: number;
            failed: number;
            /** @description Left alone, because the record has changed since the dry run. */
            meanwhile: number;
            undone: number;
            /** @description Not put back, because somebody has changed the record since. */
            kept: number;
            by: components["schemas"]["Person"];
            /** @description Only whose it is starts, stops and undoes it. */
            isOwn: boolean;
            createdAt: components["schemas"]["Timestamp"];
            judgedAt: components["schemas"]["Timestamp"] | null;
            startedAt: components["schemas"]["Timestamp"] | null;
            endedAt: components["schemas"]["Timestamp"] | null;
        };
        /**
         * @description What is done with each number of a file.
         * @enum {string}
         */
        ImportAction: "subscribe" | "unsubscribe" | "farmerStatus" | "doNotCall" | "mayCall";
        ImportColumn: {
            heading: string;
            examples: string[];
            target: components["schemas"]["ImportTarget"] | null;
            /** @description In how many rows something stands here. */
            filled: number;
        };
        ImportCorrection: {
            row: number;
            column: number;
            value: string;
            /** @description Every wrong cell of the column that says the same. */
            alike: boolean;
        };
        ImportDetails: {
            id: components["schemas"]["Id"];
            action: components["schemas"]["ImportAction"];
            settings: components["schemas"]["ImportSettings"];
            filename: string;
            bytes: number;
            state: components["schemas"]["ImportState"];
            /** @description Why the file is not taken. */
            refusal: string | null;
            /** @enum {string|null} */
            kind: "csv" | "xlsx" | null;
            encoding: string | null;
            separator: string | null;
            /** @description The row with the headings; 0 where there is none. */
            headingRow: number | null;
            columns: components["schemas"]["ImportColumn"][];
            /** @description The file with the same headings whose columns were read so before. */
            mappedLike: string | null;
            rows: number;
            /** @description Rows that the dry run has come to. */
            judged: number;
            toChange: number;
            nothing: number;
            refused: number;
            wrong: number;
            changed: number;
            failed: number;
            /** @description Left alone, because the record has changed since the dry run. */
            meanwhile: number;
            undone: number;
            /** @description Not put back, because somebody has changed the record since. */
            kept: number;
            by: components["schemas"]["Person"];
            /** @description Only whose it is starts, stops and undoes it. */
            isOwn: boolean;
            createdAt: components["schemas"]["Timestamp"];
            judgedAt: components["schemas"]["Timestamp"] | null;
            startedAt: components["schemas"]["Timestamp"] | null;
            endedAt: components["schemas"]["Timestamp"] | null;
            /** @description What is wrong in which column, how often. */
            faults: components["schemas"]["ImportFault"][];
            /** @description Words of a column that are none of its list, the most frequent first. */
            unknownWords: components["schemas"]["ImportUnknownWord"][];
            /** @description Why rows were left out, failed or were not put back. */
            reasons: components["schemas"]["ImportReason"][];
            /** @description Newest first. */
            events: components["schemas"]["ImportHappening"][];
            /** @description How many rows were decided by when. */
            marks: components["schemas"]["ImportMark"][];
        };
        ImportFault: {
            column: number;
            code: string;
            count: number;
        };
        ImportHappening: {
            /** @enum {string} */
            kind: "started" | "paused" | "resumed" | "wentOn" | "cancelled" | "rightsGone" | "ended" | "undoing" | "undone";
            at: components["schemas"]["Timestamp"];
            by: string | null;
            row: number | null;
        };
        ImportMark: {
            at: components["schemas"]["Timestamp"];
            done: number;
        };
        ImportPlan: {
            action: components["schemas"]["ImportAction"];
            /** @description What each column is read as, in their order. */
            targets: ("number" | "language" | "consent" | "reason" | "status" | "leftOut")[];
            settings: components["schemas"]["ImportSettings"];
        };
        ImportReason: {
            /** @enum {string} */
            group: "nothing" | "refused" | "failed" | "meanwhile" | "kept";
            code: string;
            count: number;
            /** @description The first of them. */
            phone: string | null;
        };
        ImportRow: {
            row: number;
            phone: string | null;
            /** @enum {string|null} */
            verdict: "change" | "nothing" | "refused" | "wrong" | null;
            /** @enum {string|null} */
            outcome: "changed" | "failed" | "meanwhile" | "undone" | "kept" | null;
            column: number | null;
            value: string | null;
            code: string | null;
            detail: string | null;
            words: string | null;
        };
        ImportRows: {
            items: components["schemas"]["ImportRow"][];
            /** @description What to send as `after` for the next page; null behind the last one. */
            next: number | null;
        };
        /** @description What all rows have in common; what stands in a row comes first. */
        ImportSettings: {
            reason?: string;
            /** @enum {string} */
            status?: "active" | "suspended" | "rejected" | "closed";
            reasonId?: components["schemas"]["Id"];
        };
        /** @enum {string} */
        ImportState: "reading" | "judging" | "judged" | "running" | "paused" | "done" | "cancelled" | "undoing" | "undone" | "refused";
        ImportStep: {
            /** @enum {string} */
            step: "start" | "pause" | "resume" | "cancel" | "undo";
        };
        /**
         * @description What a column is read as.
         * @enum {string}
         */
        ImportTarget: "number" | "language" | "consent" | "reason" | "status";
        ImportUnknownWord: {
            column: number;
            value: string;
            /** @description What is likely meant. */
            meant: string | null;
            count: number;
            /** @description The first row with it. */
            row: number;
        };
        ImportUpload: {
            action: components["schemas"]["ImportAction"];
            /**
             * Format: binary
             * @description CSV or XLSX, at most 200 MB and 1,000,000 rows.
             */
            dataFile: Blob;
        };
        Imports: {
            items: components["schemas"]["Import"][];
            total: components["schemas"]["Total"];
            limit: components["schemas"]["Limit"];
            offset: components["schemas"]["Offset"];
        };
        /** @enum {string} */
        LandTenure: "owned" | "leased" | "sharecropped" | "family";
        LandWithin: {
            items: components["schemas"]["DrawnFarm"][];
            more: boolean;
        };
        LiftedSuspension: {
            id: components["schemas"]["Id"];
            reason?: components["schemas"]["Reason"];
        };
        /**
         * @description The limit that was applied.
         * @example 50
         */
        Limit: number;
        /**
         * @description An offer. `state` joins the review and whether the owner shows it (`approved+active`); `visible` says whether farmers see it now, that is approved, active and not expired.
         * @example {
         *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d3001",
         *       "number": 20481,
         *       "state": "pending+active",
         *       "review": "pending",
         *       "isActive": true,
         *       "expired": false,
         *       "visible": false,
         *       "version": 1,
         *       "title": "Akbar-2019 wheat, clean and dry",
         *       "description": "Moisture under 10 percent, machine cleaned, in 50 kg bags.",
         *       "category": {
         *         "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d3002",
         *         "title": "Grains and pulses"
         *       },
         *       "item": {
         *         "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d3003",
         *         "title": "Wheat"
         *       },
         *       "unitPrice": 3250,
         *       "unit": "maund",
         *       "quantity": 120,
         *       "quality": "a",
         *       "expiryDt": "2026-12-31",
         *       "creator": {
         *         "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e21",
         *         "name": "Muhammad Aslam Bhatti",
         *         "nameUr": null,
         *         "kind": "farmer",
         *         "district": "Khanewal"
         *       },
         *       "contactNo": "923004417826",
         *       "location": {
         *         "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d3004",
         *         "title": "Khanewal",
         *         "district": "Khanewal"
         *       },
         *       "tags": [
         *         "wheat",
         *         "seed quality"
         *       ],
         *       "metaData": [
         *         {
         *           "key": "breed",
         *           "value": "Akbar-2019"
         *         },
         *         {
         *           "key": "category",
         *           "value": "Grain"
         *         }
         *       ],
         *       "images": [],
         *       "risk": {
         *         "level": "low",
         *         "reasons": []
         *       },
         *       "openReports": 0,
         *       "createdAt": "2026-11-12T09:14:00.000Z",
         *       "updatedAt": "2026-11-12T09:14:00.000Z",
         *       "stateSince": "2026-11-12T09:14:00.000Z",
         *       "lastStep": {
         *         "event": "CREATE",
         *         "by": {
         *           "id": null,
         *           "name": "Muhammad Aslam Bhatti"
         *         },
         *         "at": "2026-11-12T09:14:00.000Z",
         *         "from": null,
         *         "to": "pending+active"
         *       },
         *       "claim": null
         *     }
         */
        Listing: {
            id: components["schemas"]["Id"];
            number: number;
            /** @example approved+active */
            state: string;
            review: components["schemas"]["ListingState"];
            isActive: boolean;
            expired: boolean;
            visible: boolean;
            version: components["schemas"]["Version"];
            title: string;
            description: string;
            category: components["schemas"]["Named"];
            item: components["schemas"]["Named"];
            unitPrice: components["schemas"]["Amount"];
            unit: string;
            quantity: number;
            quality: string | null;
            expiryDt: components["schemas"]["Day"];
            creator: components["schemas"]["Author"];
            contactNo: string;
            location: components["schemas"]["ListingPlace"] | null;
            tags: string[];
            metaData: components["schemas"]["ListingMetaData"];
            images: components["schemas"]["Attachment"][];
            risk: components["schemas"]["Risk"];
            openReports: number;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
            stateSince: components["schemas"]["Timestamp"];
            lastStep: components["schemas"]["Trace"];
            claim: components["schemas"]["Claim"] | null;
            escalation?: components["schemas"]["Escalation"];
            secondLook?: components["schemas"]["SecondLook"];
        };
        ListingCategories: {
            items: components["schemas"]["ListingCategory"][];
            total: components["schemas"]["Total"];
            limit: components["schemas"]["Limit"];
            offset: components["schemas"]["Offset"];
        };
        /**
         * @example {
         *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d3003",
         *       "code": "wheat",
         *       "title": "Wheat",
         *       "titleUr": "گندم",
         *       "parentId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d3002",
         *       "unit": "maund"
         *     }
         */
        ListingCategory: {
            id: components["schemas"]["Id"];
            code: string;
            title: string;
            titleUr: string | null;
            parentId: components["schemas"]["Id"] | null;
            /** @description The unit it is usually sold by. */
            unit: string | null;
        };
        /** @description A full edit (an absent optional field is cleared), or only `id` and `isActive`. */
        ListingChange: {
            id: components["schemas"]["Id"];
            title?: string;
            categoryId?: components["schemas"]["Id"];
            itemId?: components["schemas"]["Id"];
            description?: string;
            unitPrice?: number;
            unit?: string;
            quantity?: number;
            quality?: string;
            expiryDt?: components["schemas"]["Day"];
            /** @description The farmer who offers it; left out it stays who it was. */
            creator?: components["schemas"]["Id"];
            contactNo?: components["schemas"]["Msisdn"];
            locationId?: components["schemas"]["Id"];
            tags?: string[];
            metaData?: components["schemas"]["ListingMetaData"];
            isActive?: boolean;
        } & (unknown | unknown);
        /** @description A new offer. `tags` is a JSON list of texts, `metaData` a JSON list of {key, value}. What is left out: the category is the item's, the unit the one it is usually sold by, the offer stands for 30 days, and the number is the farmer's. */
        ListingForm: {
            title: string;
            categoryId?: components["schemas"]["Id"];
            itemId: components["schemas"]["Id"];
            description?: string;
            unitPrice: number;
            unit?: string;
            quantity: number;
            quality?: string;
            expiryDt?: components["schemas"]["Day"];
            /** @description The farmer who offers it. */
            creator?: components["schemas"]["Id"];
            contactNo?: components["schemas"]["Msisdn"];
            /** @description A tehsil. */
            locationId?: components["schemas"]["Id"];
            /** @example ["wheat"] */
            tags?: string;
            /** @example [{"key":"breed","value":"Akbar-2019"}] */
            metaData?: string;
            /** @default true */
            isActive?: boolean;
            images?: Blob[];
        };
        /** @description Pictures to add (`images`), to remove (`deletedImages`, ids), the order of all that remain (`order`, ids) and cuts (`crops`, a JSON list of {id, x, y, width, height} in parts of the picture from 0 to 1). */
        ListingImagesForm: {
            listingId: components["schemas"]["Id"];
            images?: Blob[];
            /** @description Ids, or one text with a JSON list of ids. */
            deletedImages?: string[];
            /** @description Ids, or one text with a JSON list of ids. */
            order?: string[];
            crops?: string;
        };
        /** @description Pairs of key and value; `breed` and `category` are the keys in use. */
        ListingMetaData: {
            key: string;
            value: string;
        }[];
        ListingPlace: {
            id: components["schemas"]["Id"];
            title: string;
            district: string | null;
        };
        /** @description One offer with what a moderator needs beside it: the seller's record and the reports. */
        ListingRecord: {
            id: components["schemas"]["Id"];
            number: number;
            /** @example approved+active */
            state: string;
            review: components["schemas"]["ListingState"];
            isActive: boolean;
            expired: boolean;
            visible: boolean;
            version: components["schemas"]["Version"];
            title: string;
            description: string;
            category: components["schemas"]["Named"];
            item: components["schemas"]["Named"];
            unitPrice: components["schemas"]["Amount"];
            unit: string;
            quantity: number;
            quality: string | null;
            expiryDt: components["schemas"]["Day"];
            creator: components["schemas"]["Author"];
            contactNo: string;
            location: components["schemas"]["ListingPlace"] | null;
            tags: string[];
            metaData: components["schemas"]["ListingMetaData"];
            images: components["schemas"]["Attachment"][];
            risk: components["schemas"]["Risk"];
            openReports: number;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
            stateSince: components["schemas"]["Timestamp"];
            lastStep: components["schemas"]["Trace"];
            claim: components["schemas"]["Claim"] | null;
            escalation?: components["schemas"]["Escalation"];
            secondLook?: components["schemas"]["SecondLook"];
            /** @description The account that entered it. */
            enteredBy: components["schemas"]["Id"] | null;
            /** @description The rule in force: who entered it may not approve it. */
            twoPerson: boolean;
            seller: components["schemas"]["ListingSeller"] | null;
            /** @description Other listings of the same title and description, of anybody and in any state: those that wait first, then the newest. */
            twins: {
                total: number;
                shown: components["schemas"]["ListingTwin"][];
            };
            reports: components["schemas"]["Report"][];
        };
        ListingReport: {
            listingId: components["schemas"]["Id"];
            reasonId: components["schemas"]["Id"];
            note?: components["schemas"]["Reason"];
        };
        ListingSeller: {
            id: components["schemas"]["Id"];
            name: string;
            nameUr: string | null;
            msisdn: components["schemas"]["Msisdn"];
            state: string;
            since: components["schemas"]["Timestamp"];
            listings: components["schemas"]["StateCounts"];
            /** @description The latest decisions on other listings of theirs. */
            earlier: {
                listingId: components["schemas"]["Id"];
                title: string;
                state: components["schemas"]["ListingState"];
                reason: string | null;
                by: components["schemas"]["Actor"];
                at: components["schemas"]["Timestamp"];
            }[];
        };
        ListingSettings: {
            /** @description Who entered a listing may not approve it. */
            twoPerson: boolean;
            version: components["schemas"]["Version"];
            updatedAt: components["schemas"]["Timestamp"] | null;
            updatedBy?: components["schemas"]["Actor"] | null;
            /** @description Who asked for it to be switched off; somebody else does it. */
            offAskedBy: components["schemas"]["Actor"] | null;
            offAskedAt: components["schemas"]["Timestamp"] | null;
        };
        ListingSettingsChange: {
            twoPerson: boolean;
        };
        /** @enum {string} */
        ListingState: "pending" | "approved" | "rejected" | "deleted";
        ListingTwin: {
            id: components["schemas"]["Id"];
            number: number;
            state: string;
            creator: components["schemas"]["Author"];
            createdAt: components["schemas"]["Timestamp"];
        };
        Listings: {
            items: components["schemas"]["Listing"][];
            total: components["schemas"]["Total"];
            totalIsMinimum?: components["schemas"]["TotalIsMinimum"];
            limit: components["schemas"]["Limit"];
            offset: components["schemas"]["Offset"];
            counts?: components["schemas"]["StateCounts"];
            countsAreMinimum?: components["schemas"]["CountsAreMinimum"];
            next?: components["schemas"]["NextPage"];
        };
        /**
         * @example {
         *       "entity": "loan",
         *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e31",
         *       "event": "ACCEPT",
         *       "state": "accepted",
         *       "version": 5,
         *       "by": {
         *         "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e14",
         *         "name": "Farah Naz"
         *       },
         *       "at": "2026-11-17T12:02:00.000Z"
         *     }
         */
        LiveEvent: {
            entity: string;
            id: components["schemas"]["Id"];
            event: string;
            state: string;
            version: components["schemas"]["Version"];
            by: components["schemas"]["Actor"];
            at: components["schemas"]["Timestamp"];
            /** @description All records that changed alike, where they are several; the first of them is the one above. */
            records?: components["schemas"]["LiveRecord"][];
        };
        LiveRecord: {
            id: components["schemas"]["Id"];
            state: string;
            version: components["schemas"]["Version"];
        };
        /** @description The id and one field. Other animals forget the breed and the stage of the ones before. */
        LivestockChange: {
            id: components["schemas"]["Id"];
            livestockId?: components["schemas"]["Id"];
            count?: number;
            categoryId?: components["schemas"]["Id"] | null;
            stageId?: components["schemas"]["Id"] | null;
            breedId?: components["schemas"]["Id"] | null;
            purposeId?: components["schemas"]["Id"] | null;
            description?: string | null;
        };
        LivestockInput: {
            farmerId: components["schemas"]["Id"];
            livestockId: components["schemas"]["Id"];
            count: number;
            categoryId?: components["schemas"]["Id"] | null;
            stageId?: components["schemas"]["Id"] | null;
            breedId?: components["schemas"]["Id"] | null;
            purposeId?: components["schemas"]["Id"] | null;
            description?: string | null;
            tags?: components["schemas"]["LivestockTagText"][];
        };
        LivestockOfFarmer: {
            items: components["schemas"]["FarmerLivestock"][];
            total: components["schemas"]["Total"];
        };
        LivestockTag: {
            id: components["schemas"]["Id"];
            tag: components["schemas"]["LivestockTagText"];
        };
        /** @example vaccinated Oct */
        LivestockTagText: string;
        /**
         * @example {
         *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e12",
         *       "name": "Hina Sheikh",
         *       "email": "reap-agent@demo.fmis",
         *       "open": 14
         *     }
         */
        LoanAgent: {
            id: components["schemas"]["Id"];
            name: string;
            email: components["schemas"]["Email"];
            /** @description Applications assigned to them that have not ended. */
            open: number;
        };
        LoanAgents: {
            items: components["schemas"]["LoanAgent"][];
            total: components["schemas"]["Total"];
            limit: components["schemas"]["Limit"];
            offset: components["schemas"]["Offset"];
        };
        /**
         * @description An application in full, with the farmer as the decision needs to see them.
         * @example {
         *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e31",
         *       "applicationId": "LN-24817",
         *       "state": "accepted",
         *       "version": 5,
         *       "stateSince": "2026-11-17T12:02:00.000Z",
         *       "appliedAt": "2026-11-12T09:14:00.000Z",
         *       "updatedAt": "2026-11-17T12:02:00.000Z",
         *       "farmer": {
         *         "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e21",
         *         "name": "Muhammad Aslam Bhatti",
         *         "nameUr": null,
         *         "msisdn": "923004417826"
         *       },
         *       "district": {
         *         "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e61",
         *         "title": "Khanewal"
         *       },
         *       "purpose": "Wheat inputs",
         *       "season": "Rabi 2026–27",
         *       "type": {
         *         "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e22",
         *         "title": "Input loan"
         *       },
         *       "partner": {
         *         "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e23",
         *         "title": "Bank Alfalah"
         *       },
         *       "agent": {
         *         "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e12",
         *         "name": "Hina Sheikh",
         *         "email": "reap-agent@demo.fmis"
         *       },
         *       "amount": 485000,
         *       "acres": 12.5,
         *       "lastStep": {
         *         "event": "ACCEPT",
         *         "by": {
         *           "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e14",
         *           "name": "Farah Naz",
         *           "role": "Loan Partner"
         *         },
         *         "at": "2026-11-17T12:02:00.000Z",
         *         "from": "assigned",
         *         "to": "accepted",
         *         "reason": "Land record now complete"
         *       },
         *       "claim": null,
         *       "tenureMonths": 8,
         *       "markUp": 14,
         *       "paymentMode": {
         *         "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e51",
         *         "title": "Supplier voucher"
         *       },
         *       "landTenure": "owned",
         *       "security": "Fard 1187, Chak 87/10-R",
         *       "coSigner": "Muhammad Akram Bhatti",
         *       "source": "Voice menu, then agent",
         *       "clauses": [],
         *       "items": [
         *         {
         *           "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e71",
         *           "title": "Wheat seed, Akbar-2019, 50 kg",
         *           "supplier": "Punjab Seed Corporation",
         *           "quantity": 12,
         *           "unit": "bags",
         *           "unitPrice": 6500,
         *           "amount": 78000,
         *           "boughtAt": null
         *         }
         *       ],
         *       "procured": null,
         *       "signedOn": null,
         *       "signedCopy": null,
         *       "closeReason": null,
         *       "acceptedBy": {
         *         "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e14",
         *         "name": "Farah Naz",
         *         "role": "Loan Partner"
         *       },
         *       "twoPerson": false,
         *       "limit": {
         *         "perAcre": 250000,
         *         "max": 15000000
         *       },
         *       "otherOpenLoan": false,
         *       "borrower": {
         *         "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e21",
         *         "name": "Muhammad Aslam Bhatti",
         *         "nameUr": "محمد اسلم بھٹی",
         *         "msisdn": "923004417826",
         *         "cnic": "36103-4417826-3",
         *         "cnicVerified": true,
         *         "village": "Chak 87/10-R",
         *         "tehsil": "Khanewal",
         *         "district": "Khanewal",
         *         "languages": [
         *           "Punjabi",
         *           "Urdu"
         *         ],
         *         "subscribedSince": "2019-03-04",
         *         "farmCount": 2,
         *         "acres": 12.5,
         *         "farms": [
         *           {
         *             "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e81",
         *             "title": "Home farm",
         *             "acres": 7.5,
         *             "crop": "Wheat"
         *           }
         *         ]
         *       },
         *       "otherLoans": [
         *         {
         *           "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e32",
         *           "applicationId": "LN-19022",
         *           "purpose": "Cotton inputs",
         *           "season": "Kharif 2025",
         *           "amount": 210000,
         *           "state": "closed",
         *           "closeReason": "repaid"
         *         }
         *       ]
         *     }
         */
        LoanApplication: {
            id: components["schemas"]["Id"];
            applicationId: components["schemas"]["LoanNumber"];
            state: components["schemas"]["LoanState"];
            version: components["schemas"]["Version"];
            stateSince: components["schemas"]["Timestamp"];
            appliedAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
            farmer: components["schemas"]["LoanFarmer"];
            district: components["schemas"]["Named"] | null;
            purpose: string;
            season: string | null;
            type: components["schemas"]["Named"];
            partner: components["schemas"]["Named"];
            agent: components["schemas"]["Person"] | null;
            amount: components["schemas"]["Amount"];
            acres: number | null;
            lastStep: components["schemas"]["Trace"];
            claim: components["schemas"]["Claim"] | null;
            tenureMonths: number;
            /** @description Per cent a year. */
            markUp: number;
            paymentMode: components["schemas"]["Named"] | null;
            landTenure: components["schemas"]["LandTenure"] | null;
            security: string | null;
            coSigner: string | null;
            source: string | null;
            clauses: components["schemas"]["LoanClause"][];
            /** @description What was asked for, and after procuring what was bought. */
            items: components["schemas"]["LoanItem"][];
            procured: components["schemas"]["LoanProcured"] | null;
            signedOn: components["schemas"]["Day"] | null;
            signedCopy: components["schemas"]["SignedCopy"] | null;
            closeReason: components["schemas"]["LoanCloseReason"] | null;
            acceptedBy: components["schemas"]["Actor"] | null;
            /** @description The rule in force: who accepted may not procure. */
            twoPerson: boolean;
            limit: components["schemas"]["LoanLimit"];
            /** @description The farmer has another open loan of the type. */
            otherOpenLoan: boolean;
            borrower: components["schemas"]["Borrower"];
            otherLoans: components["schemas"]["OtherLoan"][];
        };
        LoanApplications: {
            items: components["schemas"]["LoanSummary"][];
            total: components["schemas"]["Total"];
            totalIsMinimum?: components["schemas"]["TotalIsMinimum"];
            limit: components["schemas"]["Limit"];
            offset: components["schemas"]["Offset"];
            counts?: components["schemas"]["StateCounts"];
            countsAreMinimum?: components["schemas"]["CountsAreMinimum"];
            next?: components["schemas"]["NextPage"];
        };
        LoanApply: {
            farmerId: components["schemas"]["Id"];
            typeId: components["schemas"]["Id"];
            partnerId: components["schemas"]["Id"];
            purpose: string;
            season?: string;
            amount: number;
            tenureMonths: number;
            markUp?: number;
            paymentModeId?: components["schemas"]["Id"];
            acres?: number;
            landTenure?: components["schemas"]["LandTenure"];
            security?: string;
            coSigner?: string;
            source?: string;
            items?: components["schemas"]["LoanItemInput"][];
            note?: components["schemas"]["Reason"];
        };
        /** @description Names the application by `id` or by `applicationId`. */
        LoanAssignment: {
            id?: components["schemas"]["LoanReference"];
            applicationId?: components["schemas"]["LoanReference"];
            reason?: components["schemas"]["Reason"];
            email: components["schemas"]["Email"];
        };
        /**
         * @example {
         *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e22",
         *       "code": "input",
         *       "title": "Input loan",
         *       "titleUr": "زرعی مداخل کا قرض",
         *       "active": true
         *     }
         */
        LoanChoice: {
            id: components["schemas"]["Id"];
            code: string;
            title: string;
            titleUr: string | null;
            active: boolean;
        };
        LoanChoices: {
            items: components["schemas"]["LoanChoice"][];
            total: components["schemas"]["Total"];
            limit: components["schemas"]["Limit"];
            offset: components["schemas"]["Offset"];
        };
        LoanClause: {
            id: components["schemas"]["Id"];
            /** @example Repayment */
            title: string;
            /** @example In one payment after the wheat is sold. */
            text: string;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description Names the application by `id` or by `applicationId`. */
        LoanClauseAddition: {
            id?: components["schemas"]["LoanReference"];
            applicationId?: components["schemas"]["LoanReference"];
            title: string;
            text: string;
        };
        LoanClauseAnswer: {
            application: components["schemas"]["LoanSummary"];
            clause: components["schemas"]["LoanClause"];
        };
        /** @description The clause's id says which application it belongs to; named as well, by `id` or `applicationId`, it must be that one. */
        LoanClauseChange: {
            id?: components["schemas"]["LoanReference"];
            applicationId?: components["schemas"]["LoanReference"];
            title: string;
            text: string;
            clauseId: components["schemas"]["Id"];
        };
        /** @enum {string} */
        LoanCloseReason: "repaid" | "cancelled" | "writtenOff";
        /** @description Names the application by `id` or by `applicationId`. */
        LoanClosing: {
            id?: components["schemas"]["LoanReference"];
            applicationId?: components["schemas"]["LoanReference"];
            reason?: components["schemas"]["LoanCloseReason"];
            note?: components["schemas"]["Reason"];
        };
        /** @description Names the application by `id` or by `applicationId`. */
        LoanDecision: {
            id?: components["schemas"]["LoanReference"];
            applicationId?: components["schemas"]["LoanReference"];
            reason?: components["schemas"]["Reason"];
        };
        LoanFarmer: {
            id: components["schemas"]["Id"];
            name: string;
            nameUr: string | null;
            msisdn: components["schemas"]["Msisdn"];
        };
        LoanItem: {
            id: components["schemas"]["Id"];
            title: string;
            supplier: string | null;
            quantity: number;
            unit: string | null;
            unitPrice: components["schemas"]["Amount"];
            amount: number;
            boughtAt: components["schemas"]["Timestamp"] | null;
        };
        LoanItemInput: {
            title: string;
            supplier?: string;
            quantity: number;
            unit?: string;
            unitPrice: components["schemas"]["Amount"];
        };
        /** @description How much a loan of the type may be, in rupees. */
        LoanLimit: {
            /** @description For each acre of the farmer's land; null where land does not matter. */
            perAcre: number | null;
            max: number;
        };
        /**
         * @description The number people call the application by.
         * @example LN-24817
         */
        LoanNumber: string;
        LoanProcured: {
            amount: components["schemas"]["Amount"];
            paymentMode: components["schemas"]["Named"] | null;
            at: components["schemas"]["Timestamp"];
            by: components["schemas"]["Actor"];
        };
        /** @description Names the application by `id` or by `applicationId`. Without items those asked for count as bought. */
        LoanProcurement: {
            id?: components["schemas"]["LoanReference"];
            applicationId?: components["schemas"]["LoanReference"];
            reason?: components["schemas"]["Reason"];
            items?: components["schemas"]["LoanItemInput"][];
            amount?: components["schemas"]["Amount"];
            paymentModeId?: components["schemas"]["Id"];
        };
        /**
         * @description An application's id or its number.
         * @example LN-24817
         */
        LoanReference: string;
        LoanSettings: {
            /** @description Who accepted may not procure. */
            twoPerson: boolean;
            version: components["schemas"]["Version"];
            updatedAt: components["schemas"]["Timestamp"] | null;
            updatedBy?: components["schemas"]["Actor"] | null;
            /** @description Who asked for it to be switched off; somebody else does it. */
            offAskedBy: components["schemas"]["Actor"] | null;
            offAskedAt: components["schemas"]["Timestamp"] | null;
        };
        LoanSettingsChange: {
            twoPerson: boolean;
        };
        /** @description Names the application by `id` or by `applicationId`. Without a date it is today's. */
        LoanSigning: {
            id?: components["schemas"]["LoanReference"];
            applicationId?: components["schemas"]["LoanReference"];
            reason?: components["schemas"]["Reason"];
            date?: components["schemas"]["Day"];
            signedCopyId?: components["schemas"]["Id"];
        };
        /** @enum {string} */
        LoanState: "submitted" | "assigned" | "deferred" | "accepted" | "signed" | "procured" | "rejected" | "withdrawn" | "closed";
        /**
         * @example {
         *       "id": "submitted",
         *       "title": "Submitted",
         *       "ended": false
         *     }
         */
        LoanStatus: {
            id: components["schemas"]["LoanState"];
            title: string;
            ended: boolean;
        };
        LoanStatuses: {
            items: components["schemas"]["LoanStatus"][];
            total: components["schemas"]["Total"];
            limit: components["schemas"]["Limit"];
            offset: components["schemas"]["Offset"];
        };
        /**
         * @description An application as a list shows it.
         * @example {
         *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e31",
         *       "applicationId": "LN-24817",
         *       "state": "accepted",
         *       "version": 5,
         *       "stateSince": "2026-11-17T12:02:00.000Z",
         *       "appliedAt": "2026-11-12T09:14:00.000Z",
         *       "updatedAt": "2026-11-17T12:02:00.000Z",
         *       "farmer": {
         *         "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e21",
         *         "name": "Muhammad Aslam Bhatti",
         *         "nameUr": null,
         *         "msisdn": "923004417826"
         *       },
         *       "district": {
         *         "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e61",
         *         "title": "Khanewal"
         *       },
         *       "purpose": "Wheat inputs",
         *       "season": "Rabi 2026–27",
         *       "type": {
         *         "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e22",
         *         "title": "Input loan"
         *       },
         *       "partner": {
         *         "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e23",
         *         "title": "Bank Alfalah"
         *       },
         *       "agent": {
         *         "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e12",
         *         "name": "Hina Sheikh",
         *         "email": "reap-agent@demo.fmis"
         *       },
         *       "amount": 485000,
         *       "acres": 12.5,
         *       "lastStep": {
         *         "event": "ACCEPT",
         *         "by": {
         *           "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e14",
         *           "name": "Farah Naz",
         *           "role": "Loan Partner"
         *         },
         *         "at": "2026-11-17T12:02:00.000Z",
         *         "from": "assigned",
         *         "to": "accepted",
         *         "reason": "Land record now complete"
         *       },
         *       "claim": null
         *     }
         */
        LoanSummary: {
            id: components["schemas"]["Id"];
            applicationId: components["schemas"]["LoanNumber"];
            state: components["schemas"]["LoanState"];
            version: components["schemas"]["Version"];
            stateSince: components["schemas"]["Timestamp"];
            appliedAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
            farmer: components["schemas"]["LoanFarmer"];
            district: components["schemas"]["Named"] | null;
            purpose: string;
            season: string | null;
            type: components["schemas"]["Named"];
            partner: components["schemas"]["Named"];
            agent: components["schemas"]["Person"] | null;
            amount: components["schemas"]["Amount"];
            acres: number | null;
            lastStep: components["schemas"]["Trace"];
            claim: components["schemas"]["Claim"] | null;
        };
        /**
         * @example {
         *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e22",
         *       "code": "input",
         *       "title": "Input loan",
         *       "titleUr": "زرعی مداخل کا قرض",
         *       "active": true,
         *       "limit": {
         *         "perAcre": 250000,
         *         "max": 15000000
         *       }
         *     }
         */
        LoanType: {
            id: components["schemas"]["Id"];
            code: string;
            title: string;
            titleUr: string | null;
            active: boolean;
            limit: components["schemas"]["LoanLimit"];
        };
        LoanTypes: {
            items: components["schemas"]["LoanType"][];
            total: components["schemas"]["Total"];
            limit: components["schemas"]["Limit"];
            offset: components["schemas"]["Offset"];
        };
        Location: {
            tehsil: components["schemas"]["ReferenceItem"];
            district: components["schemas"]["ReferenceItem"];
            province: components["schemas"]["ReferenceItem"];
            /**
             * @description From the point to the centre of the tehsil.
             * @example 4.2
             */
            kilometres: number;
        };
        MachineryByCategories: {
            items: {
                category: components["schemas"]["ReferenceItem"];
                machinery: components["schemas"]["ReferenceItem"][];
            }[];
            total: components["schemas"]["Total"];
            limit: components["schemas"]["Limit"];
            offset: components["schemas"]["Offset"];
        };
        MenuArchive: {
            /** Format: binary */
            archive: Blob;
        };
        /**
         * @example {
         *       "menu": {},
         *       "kept": 0,
         *       "known": 0,
         *       "refused": []
         *     }
         */
        MenuArchiveRead: {
            /** @description As it stands in the file, with the sounds as they are named here. */
            menu: {
                [key: string]: unknown;
            };
            /** @description Sounds that came new. */
            kept: number;
            /** @description Sounds that were here already. */
            known: number;
            /** @description Sounds that are not taken, and why; the menu goes without them. */
            refused: {
                name: string;
                code: string;
                values: {
                    [key: string]: string | number;
                };
                message: string;
            }[];
        };
        /** @description How many active farmers a node with these links and this query would be offered to. */
        MenuAudience: {
            farmers: number;
            /** @description Active farmers in all. */
            of: number;
            /** @description False: the query was tried on a part of them and the number is worked out from it. */
            exact: boolean;
        };
        /**
         * @example {
         *       "links": {}
         *     }
         */
        MenuAudienceQuestion: {
            links: components["schemas"]["MenuLinksInput"];
            validationQuery?: components["schemas"]["MenuQuery"];
        };
        /**
         * @description At most one sound a language.
         * @example {}
         */
        MenuAudio: {
            en?: components["schemas"]["MenuSound"];
            ur?: components["schemas"]["MenuSound"];
            pa?: components["schemas"]["MenuSound"];
            ps?: components["schemas"]["MenuSound"];
            sd?: components["schemas"]["MenuSound"];
            sk?: components["schemas"]["MenuSound"];
            hn?: components["schemas"]["MenuSound"];
        };
        /** @enum {integer} */
        MenuBit: 0 | 1;
        /** @description What of a campaign a call needs. Empty lists mean everybody. */
        MenuCallContent: {
            id: components["schemas"]["Id"];
            title: string;
            startDt: components["schemas"]["Day"];
            endDt: components["schemas"]["Day"];
            oncePerCall: boolean;
            oncePerCallGlobal: boolean;
            validationQuery: components["schemas"]["MenuQuery"];
            crops: components["schemas"]["Id"][];
            locations: components["schemas"]["Id"][];
            machineries: components["schemas"]["Id"][];
            livestocks: components["schemas"]["Id"][];
            languages: components["schemas"]["Id"][];
            audio: components["schemas"]["MenuAudio"];
        };
        /**
         * @example {
         *       "type": "HANG_UP",
         *       "at": "2026-11-20T04:00:05.000Z"
         *     }
         */
        MenuCallEvent: {
            /** @enum {string} */
            type: "PLAYED" | "KEY" | "NO_KEY" | "RECORDED" | "API_ANSWERED" | "TRUNK_ENDED" | "HANG_UP";
            at: components["schemas"]["Timestamp"];
            /** @example 1 */
            key?: string;
            mediaId?: string;
            seconds?: number;
            ok?: boolean;
            status?: number;
            /** @description What the other system answered. */
            body?: unknown;
            /** @enum {string} */
            outcome?: "answered" | "busy" | "noAnswer" | "failed";
        };
        /**
         * @description A farmer on the phone, as queries see them. Lists hold ids of reference lists.
         * @example {
         *       "msisdn": "923004417826",
         *       "language": "ur",
         *       "location": [],
         *       "crops": [],
         *       "livestock": [],
         *       "machineries": [],
         *       "callCount": 3,
         *       "host": false,
         *       "subscriberStatus": "active"
         *     }
         */
        MenuCaller: {
            /** @example 923004417826 */
            msisdn: string;
            language: components["schemas"]["MenuLanguage"];
            location: string[];
            crops: string[];
            livestock: string[];
            machineries: string[];
            callCount: number;
            host: boolean;
            subscriberStatus: string;
        };
        /** @description The first line, from 1, in which a walk differs from what was kept; null: there is none any more, or there was none. */
        MenuCaseDifference: {
            line: number;
            expected: string | null;
            now: string | null;
        };
        /** @description The smallest step by which a draft changes. */
        MenuChange: {
            /** @constant */
            op: "putNode";
            node: components["schemas"]["MenuNode"];
        } | {
            /** @constant */
            op: "removeNode";
            uuid: components["schemas"]["Id"];
            /** @description The version that was seen: refused as stale where it has changed since. Left out, it is removed whatever has become of it. */
            version?: number;
        } | {
            /** @constant */
            op: "putBox";
            box: components["schemas"]["WelcomeBox"];
        } | {
            /** @constant */
            op: "removeBox";
            id: components["schemas"]["Id"];
            /** @description As of a node. */
            version?: number;
        };
        /** @description The nodes and boxes as they are now, with their new versions. */
        MenuChanged: {
            sequence: components["schemas"]["MenuSequence"];
            nodes: components["schemas"]["MenuNode"][];
            boxes: components["schemas"]["WelcomeBox"][];
            removedNodes: components["schemas"]["Id"][];
            removedBoxes: components["schemas"]["Id"][];
            refusals: components["schemas"]["MenuRefusal"][];
        };
        /** @description All of them or none. Each put carries the version it was made from, and a removal may. */
        MenuChanges: {
            /** @description What the sender has seen of the draft; the answer then also names what others changed since. */
            sequence?: components["schemas"]["MenuSequence"];
            changes: components["schemas"]["MenuChange"][];
        };
        MenuContentFile: {
            id: components["schemas"]["Id"];
            title: string;
            audio: components["schemas"]["MenuAudio"];
        };
        /** @description What has changed in the draft since a sequence. */
        MenuDraftNews: {
            sequence: components["schemas"]["MenuSequence"];
            nodes: components["schemas"]["MenuNode"][];
            boxes: components["schemas"]["WelcomeBox"][];
            removedNodes: components["schemas"]["Id"][];
            removedBoxes: components["schemas"]["Id"][];
        };
        /**
         * @example {
         *       "files": {
         *         "ur": {
         *           "mediaId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d4101",
         *           "name": "main-menu-ur.mp3",
         *           "seconds": 6.4
         *         }
         *       }
         *     }
         */
        MenuFiles: {
            files: components["schemas"]["MenuAudio"];
        };
        /**
         * @description The key that chooses it; without one, its place among the active siblings.
         * @example 1
         */
        MenuKey: string | null;
        /**
         * @description English, Urdu, Punjabi, Pashto, Sindhi, Saraiki, Hindko.
         * @enum {string}
         */
        MenuLanguage: "en" | "ur" | "pa" | "ps" | "sd" | "sk" | "hn";
        /** @description `id` names the link itself, `target` the crop, campaign, node … that it leads to. */
        MenuLink: {
            id: components["schemas"]["Id"];
            target: components["schemas"]["Id"];
        };
        /** @description A link without an id is new. */
        MenuLinkInput: {
            id?: components["schemas"]["Id"];
            target: components["schemas"]["Id"];
        };
        /**
         * @description Whom the node's content is for, and what the node does.
         * @example {
         *       "crops": [],
         *       "campaigns": [],
         *       "surveys": [],
         *       "machineries": [],
         *       "livestocks": [],
         *       "languages": [],
         *       "locations": [],
         *       "contentFiles": [],
         *       "apiActions": [],
         *       "trunkActions": [],
         *       "contentNodes": [],
         *       "recordingEndFiles": []
         *     }
         */
        MenuLinks: {
            crops: components["schemas"]["MenuLink"][];
            campaigns: components["schemas"]["MenuLink"][];
            surveys: components["schemas"]["MenuLink"][];
            machineries: components["schemas"]["MenuLink"][];
            livestocks: components["schemas"]["MenuLink"][];
            languages: components["schemas"]["MenuLink"][];
            locations: components["schemas"]["MenuLink"][];
            contentFiles: components["schemas"]["MenuLink"][];
            apiActions: components["schemas"]["MenuLink"][];
            trunkActions: components["schemas"]["MenuLink"][];
            contentNodes: components["schemas"]["MenuLink"][];
            recordingEndFiles: components["schemas"]["MenuLink"][];
        };
        MenuLinksInput: {
            crops?: components["schemas"]["MenuLinkInput"][];
            campaigns?: components["schemas"]["MenuLinkInput"][];
            surveys?: components["schemas"]["MenuLinkInput"][];
            machineries?: components["schemas"]["MenuLinkInput"][];
            livestocks?: components["schemas"]["MenuLinkInput"][];
            languages?: components["schemas"]["MenuLinkInput"][];
            locations?: components["schemas"]["MenuLinkInput"][];
            contentFiles?: components["schemas"]["MenuLinkInput"][];
            apiActions?: components["schemas"]["MenuLinkInput"][];
            trunkActions?: components["schemas"]["MenuLinkInput"][];
            contentNodes?: components["schemas"]["MenuLinkInput"][];
            recordingEndFiles?: components["schemas"]["MenuLinkInput"][];
        };
        MenuListEntry: {
            id: components["schemas"]["Id"];
            code: string;
            name: string;
            nameUr: string | null;
        };
        MenuMediaAddresses: {
            items: {
                mediaId: components["schemas"]["Id"];
                /** @description Good for some hours, without a token. */
                url: string;
                type: string;
            }[];
            total: components["schemas"]["Total"];
        };
        /**
         * @description A node of the voice menu. `childNodeUuid` is its own immutable name and `parentNodeUuid` its parent's, null for the root; `id` is its row.
         * @example {
         *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d4001",
         *       "childNodeUuid": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d4002",
         *       "parentNodeUuid": null,
         *       "title": "Main menu",
         *       "seqOrder": 1,
         *       "specialChar": null,
         *       "hasInput": 1,
         *       "active": 1,
         *       "nodeRepeat": 2,
         *       "childRepeat": 2,
         *       "maxChildNodes": 9,
         *       "validationQuery": null,
         *       "fileNameQuery": null,
         *       "patchDataQuery": null,
         *       "successNodeUuid": null,
         *       "failedNodeUuid": null,
         *       "playSuccessNodeContent": "no",
         *       "playFailedNodeContent": "no",
         *       "menuLovId": null,
         *       "recordingEnabled": false,
         *       "maxDurationSeconds": 60,
         *       "maxSilenceSeconds": 5,
         *       "recordingPathId": null,
         *       "links": {
         *         "crops": [],
         *         "campaigns": [],
         *         "surveys": [],
         *         "machineries": [],
         *         "livestocks": [],
         *         "languages": [],
         *         "locations": [],
         *         "contentFiles": [],
         *         "apiActions": [],
         *         "trunkActions": [],
         *         "contentNodes": [],
         *         "recordingEndFiles": []
         *       },
         *       "audio": {},
         *       "version": 1
         *     }
         */
        MenuNode: {
            id: components["schemas"]["Id"];
            childNodeUuid: components["schemas"]["Id"];
            parentNodeUuid: components["schemas"]["MenuNodeName"];
            title: components["schemas"]["MenuNodeTitle"];
            seqOrder: number;
            specialChar: components["schemas"]["MenuKey"];
            hasInput: components["schemas"]["MenuBit"];
            active: components["schemas"]["MenuBit"];
            /** @description How often the prompt is played in all. */
            nodeRepeat: number;
            /** @description How often the list of children is read. */
            childRepeat: number;
            maxChildNodes: number;
            validationQuery: components["schemas"]["MenuQuery"];
            fileNameQuery: components["schemas"]["MenuQuery"];
            patchDataQuery: components["schemas"]["MenuQuery"];
            successNodeUuid: components["schemas"]["MenuNodeName"];
            failedNodeUuid: components["schemas"]["MenuNodeName"];
            playSuccessNodeContent: components["schemas"]["MenuYesNo"];
            playFailedNodeContent: components["schemas"]["MenuYesNo"];
            /**
             * @description The reference list whose entries become the children.
             * @example null
             */
            menuLovId: string | null;
            recordingEnabled: boolean;
            maxDurationSeconds: number;
            maxSilenceSeconds: number;
            /**
             * @description Where recordings are kept, one of `ivr-paths`.
             * @example null
             */
            recordingPathId: string | null;
            links: components["schemas"]["MenuLinks"];
            audio: components["schemas"]["MenuAudio"];
            scripts?: components["schemas"]["MenuScripts"];
            /**
             * @description For those who draw the menu; no caller hears it.
             * @example Waits for the new rates of the mandi.
             */
            note?: string;
            version: components["schemas"]["MenuVersion"];
        };
        /** @description The node as it is now, and why it stayed inactive where it was asked to be active. */
        MenuNodeAnswer: {
            id: components["schemas"]["Id"];
            childNodeUuid: components["schemas"]["Id"];
            parentNodeUuid: components["schemas"]["MenuNodeName"];
            title: components["schemas"]["MenuNodeTitle"];
            seqOrder: number;
            specialChar: components["schemas"]["MenuKey"];
            hasInput: components["schemas"]["MenuBit"];
            active: components["schemas"]["MenuBit"];
            /** @description How often the prompt is played in all. */
            nodeRepeat: number;
            /** @description How often the list of children is read. */
            childRepeat: number;
            maxChildNodes: number;
            validationQuery: components["schemas"]["MenuQuery"];
            fileNameQuery: components["schemas"]["MenuQuery"];
            patchDataQuery: components["schemas"]["MenuQuery"];
            successNodeUuid: components["schemas"]["MenuNodeName"];
            failedNodeUuid: components["schemas"]["MenuNodeName"];
            playSuccessNodeContent: components["schemas"]["MenuYesNo"];
            playFailedNodeContent: components["schemas"]["MenuYesNo"];
            /**
             * @description The reference list whose entries become the children.
             * @example null
             */
            menuLovId: string | null;
            recordingEnabled: boolean;
            maxDurationSeconds: number;
            maxSilenceSeconds: number;
            /**
             * @description Where recordings are kept, one of `ivr-paths`.
             * @example null
             */
            recordingPathId: string | null;
            links: components["schemas"]["MenuLinks"];
            audio: components["schemas"]["MenuAudio"];
            scripts?: components["schemas"]["MenuScripts"];
            /**
             * @description For those who draw the menu; no caller hears it.
             * @example Waits for the new rates of the mandi.
             */
            note?: string;
            version: components["schemas"]["MenuVersion"];
            refusals: components["schemas"]["MenuReason"][];
        };
        /** @example null */
        MenuNodeName: components["schemas"]["Id"] | null;
        /** @example Wheat advice */
        MenuNodeTitle: string;
        /** @description In full (an absent optional field is cleared; `active` counts as 1 unless it says 0), or only `id` and `active`. */
        MenuNodeUpdate: {
            update: {
                childNodeUuid?: components["schemas"]["Id"];
                parentNodeUuid?: components["schemas"]["MenuNodeName"];
                title?: components["schemas"]["MenuNodeTitle"];
                seqOrder?: number;
                specialChar?: components["schemas"]["MenuKey"];
                hasInput?: components["schemas"]["MenuBit"];
                active?: components["schemas"]["MenuBit"];
                nodeRepeat?: number;
                childRepeat?: number;
                maxChildNodes?: number;
                validationQuery?: components["schemas"]["MenuQuery"];
                fileNameQuery?: components["schemas"]["MenuQuery"];
                patchDataQuery?: components["schemas"]["MenuQuery"];
                successNodeUuid?: components["schemas"]["MenuNodeName"];
                failedNodeUuid?: components["schemas"]["MenuNodeName"];
                playSuccessNodeContent?: components["schemas"]["MenuYesNo"];
                playFailedNodeContent?: components["schemas"]["MenuYesNo"];
                /** @example null */
                menuLovId?: string | null;
                recordingEnabled?: boolean;
                maxDurationSeconds?: number;
                maxSilenceSeconds?: number;
                /** @example null */
                recordingPathId?: string | null;
                links?: components["schemas"]["MenuLinksInput"];
                audio?: components["schemas"]["MenuAudio"];
                /** @description The node's row or its `childNodeUuid`. */
                id: components["schemas"]["Id"];
            } & (unknown | unknown);
        };
        MenuNodes: {
            root: components["schemas"]["MenuNodeName"];
            /** @description The root first, then downwards in reading order. */
            items: components["schemas"]["MenuNode"][];
            total: components["schemas"]["Total"];
        };
        /** @description Who else has the designer open. */
        MenuPresence: {
            items: {
                id: components["schemas"]["Id"];
                name: string;
                node: components["schemas"]["MenuNodeName"];
                until: components["schemas"]["Timestamp"];
            }[];
            total: components["schemas"]["Total"];
        };
        /**
         * @example {
         *       "node": null
         *     }
         */
        MenuPresenceChange: {
            node: components["schemas"]["MenuNodeName"];
        };
        /** @description What it was found from; with another cause it is another finding. */
        MenuProblemCause: string;
        /** @description Which finding it is: the node or box, what is wrong, the field, what it is about. */
        MenuProblemName: string;
        /**
         * @example {
         *       "problems": [
         *         {
         *           "problem": "b1f2 audioMissing audio",
         *           "cause": "{\"codes\":\"hn\"}"
         *         }
         *       ],
         *       "reason": "Hindko follows in spring"
         *     }
         */
        MenuProblemsToMute: {
            problems: {
                problem: components["schemas"]["MenuProblemName"];
                cause: components["schemas"]["MenuProblemCause"];
            }[];
            reason: string;
        };
        /**
         * @example {
         *       "problems": [
         *         "b1f2 audioMissing audio"
         *       ]
         *     }
         */
        MenuProblemsToShow: {
            problems: components["schemas"]["MenuProblemName"][];
        };
        MenuPublish: {
            /** @description What the revision is called. */
            name?: string;
            note?: string;
            /** @description What the sender has seen of the draft; a later change refuses the publishing. */
            sequence: components["schemas"]["MenuSequence"];
        };
        /**
         * @description A CEL expression over `caller`, `call` and `result`.
         * @example null
         */
        MenuQuery: string | null;
        /**
         * @description A condition of being active that does not hold, with what to do about it.
         * @example {
         *       "guard": "hasAudio",
         *       "words": "add audio in at least one language"
         *     }
         */
        MenuReason: {
            guard: string;
            words: string;
        };
        /** @description A node that stayed inactive though it was asked to be active. */
        MenuRefusal: {
            uuid: components["schemas"]["Id"];
            reasons: components["schemas"]["MenuReason"][];
        };
        /** @description What was removed with it. */
        MenuRemoval: {
            id: components["schemas"]["Id"];
            removedNodes: components["schemas"]["Id"][];
            removedBoxes: components["schemas"]["Id"][];
            sequence: components["schemas"]["MenuSequence"];
        };
        MenuRevision: {
            number: number;
            /** @description Callers hear this one. */
            live: boolean;
            sequence: components["schemas"]["MenuSequence"];
            nodes: number;
            name: string | null;
            note: string | null;
            /** @description The earlier revision that this one publishes again. */
            rolledBackTo: number | null;
            by: components["schemas"]["Actor"];
            at: components["schemas"]["Timestamp"];
            named: components["schemas"]["MenuRevisionNamed"] | null;
            version: components["schemas"]["Version"];
        };
        /** @description Who wrote name and note last, where that was after the publishing. */
        MenuRevisionNamed: {
            by: components["schemas"]["Actor"];
            at: components["schemas"]["Timestamp"];
        };
        MenuRevisionWords: {
            name: string | null;
            note: string | null;
            /** @description What the sender has seen of the revision; a later change refuses this one. */
            version: components["schemas"]["Version"];
        };
        /** @description The newest first; `sequence` is the draft's. */
        MenuRevisions: {
            items: components["schemas"]["MenuRevision"][];
            total: components["schemas"]["Total"];
            limit: components["schemas"]["Limit"];
            offset: components["schemas"]["Offset"];
            sequence: components["schemas"]["MenuSequence"];
        };
        /**
         * @example {
         *       "note": "The wheat branch was wrong"
         *     }
         */
        MenuRollBack: {
            note?: string;
            /** @description Also put the draft back. */
            draft?: boolean;
        };
        /**
         * @description What is to be read out for a sound. `older` names the sound that was there when the text changed, and so says something else.
         * @example {
         *       "text": "Press 1 for the weather.",
         *       "older": null
         *     }
         */
        MenuScript: {
            text: string;
            older: components["schemas"]["MenuNodeName"];
        };
        /**
         * @description At most one a language; left out where there is none. Callers hear nothing of them.
         * @example {}
         */
        MenuScripts: {
            en?: components["schemas"]["MenuScript"];
            ur?: components["schemas"]["MenuScript"];
            pa?: components["schemas"]["MenuScript"];
            ps?: components["schemas"]["MenuScript"];
            sd?: components["schemas"]["MenuScript"];
            sk?: components["schemas"]["MenuScript"];
            hn?: components["schemas"]["MenuScript"];
        };
        /**
         * @description Grows by one with every change of the draft.
         * @example 42
         */
        MenuSequence: number;
        MenuSettings: {
            /** @description Every change after which no error stands is published by itself, for clients that know no publishing. */
            publishEveryChange: boolean;
            version: components["schemas"]["Version"];
            updatedAt: components["schemas"]["Timestamp"] | null;
        };
        MenuSettingsChange: {
            publishEveryChange: boolean;
        };
        /**
         * @description A stored sound; `name` is how a file query calls it.
         * @example {
         *       "mediaId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d4101",
         *       "name": "main-menu-ur.mp3",
         *       "seconds": 6.4
         *     }
         */
        MenuSound: {
            mediaId: components["schemas"]["Id"];
            name: string;
            seconds: number;
        };
        /**
         * @example {
         *       "items": [],
         *       "total": 0,
         *       "limit": 50,
         *       "offset": 0
         *     }
         */
        MenuSounds: {
            items: {
                mediaId: components["schemas"]["Id"];
                name: string;
                seconds: number;
                language: components["schemas"]["MenuLanguage"];
                /** Format: date-time */
                createdAt: string;
            }[];
            total: components["schemas"]["Total"];
            limit: number;
            offset: number;
        };
        /** @description Everything a call needs. */
        MenuSource: {
            nodes: components["schemas"]["MenuNode"][];
            boxes: components["schemas"]["WelcomeBox"][];
            apiDetails: components["schemas"]["ApiCallDetail"][];
            trunkDetails: components["schemas"]["TrunkCallDetail"][];
            campaigns: components["schemas"]["MenuCallContent"][];
            surveys: components["schemas"]["MenuSurveyContent"][];
            contentFiles: components["schemas"]["MenuContentFile"][];
            lists: {
                [key: string]: components["schemas"]["MenuListEntry"][];
            };
        };
        MenuSourceAnswer: {
            /** @description Null is the draft. */
            revision: number | null;
            sequence: components["schemas"]["MenuSequence"];
            source: components["schemas"]["MenuSource"];
        };
        /** @description A survey likewise, with its questions. */
        MenuSurveyContent: {
            id: components["schemas"]["Id"];
            title: string;
            startDt: components["schemas"]["Day"];
            endDt: components["schemas"]["Day"];
            oncePerCall: boolean;
            oncePerCallGlobal: boolean;
            validationQuery: components["schemas"]["MenuQuery"];
            crops: components["schemas"]["Id"][];
            locations: components["schemas"]["Id"][];
            machineries: components["schemas"]["Id"][];
            livestocks: components["schemas"]["Id"][];
            languages: components["schemas"]["Id"][];
            audio: components["schemas"]["MenuAudio"];
            surveyInputs: components["schemas"]["SurveyInput"][];
        };
        /**
         * @description What nodes and boxes name besides other nodes, by kind.
         * @example {
         *       "sounds": [
         *         "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d4002"
         *       ]
         *     }
         */
        MenuTargets: {
            sounds?: components["schemas"]["Id"][];
            crops?: components["schemas"]["Id"][];
            campaigns?: components["schemas"]["Id"][];
            surveys?: components["schemas"]["Id"][];
            machineries?: components["schemas"]["Id"][];
            livestocks?: components["schemas"]["Id"][];
            languages?: components["schemas"]["Id"][];
            locations?: components["schemas"]["Id"][];
            contentFiles?: components["schemas"]["Id"][];
            apiActions?: components["schemas"]["Id"][];
            trunkActions?: components["schemas"]["Id"][];
            recordingEndFiles?: components["schemas"]["Id"][];
        };
        /**
         * @description Who called in a kept walk, with the campaigns and surveys that their number had heard in earlier calls.
         * @example {
         *       "msisdn": "923004417826",
         *       "language": "ur",
         *       "location": [],
         *       "crops": [],
         *       "livestock": [],
         *       "machineries": [],
         *       "callCount": 3,
         *       "host": false,
         *       "subscriberStatus": "active"
         *     }
         */
        MenuTestCaller: {
            /** @example 923004417826 */
            msisdn: string;
            language: components["schemas"]["MenuLanguage"];
            location: string[];
            crops: string[];
            livestock: string[];
            machineries: string[];
            callCount: number;
            host: boolean;
            subscriberStatus: string;
            heardBefore?: string[];
        };
        MenuTestCase: {
            title: components["schemas"]["MenuNodeTitle"];
            caller: components["schemas"]["MenuTestCaller"];
            at: components["schemas"]["Timestamp"];
            startAt: components["schemas"]["MenuNodeName"];
            events: components["schemas"]["MenuCallEvent"][];
            expected: string[];
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            /** @description On the draft as it is now. */
            passed: boolean;
            difference: components["schemas"]["MenuCaseDifference"] | null;
            /** @description The difference in English. */
            firstDifference: string | null;
        };
        /** @description A walk that publishing must keep passing. `events` are what happened on the phone; `expected` is what was then heard and done. */
        MenuTestCaseInput: {
            title: components["schemas"]["MenuNodeTitle"];
            caller: components["schemas"]["MenuTestCaller"];
            at: components["schemas"]["Timestamp"];
            startAt?: components["schemas"]["MenuNodeName"];
            events: components["schemas"]["MenuCallEvent"][];
            expected: string[];
        };
        MenuTestCases: {
            items: components["schemas"]["MenuTestCase"][];
            total: components["schemas"]["Total"];
        };
        /**
         * @description From `from` to `to` on these ISO weekdays (Monday 1), by the clock of Karachi.
         * @example {
         *       "days": [
         *         1,
         *         2,
         *         3,
         *         4,
         *         5
         *       ],
         *       "from": "08:00",
         *       "to": "20:00"
         *     }
         */
        MenuTiming: {
            days: number[];
            /** @example 08:00 */
            from: string;
            /** @example 20:00 */
            to: string;
        };
        /** @description One sound a language, the fields named after the languages. What each file is, its content says. */
        MenuUpload: {
            /** Format: binary */
            English?: Blob;
            /** Format: binary */
            Urdu?: Blob;
            /** Format: binary */
            Punjabi?: Blob;
            /** Format: binary */
            Pashto?: Blob;
            /** Format: binary */
            Sindhi?: Blob;
            /** Format: binary */
            Saraiki?: Blob;
            /** Format: binary */
            Hindko?: Blob;
        };
        /**
         * @description Grows with every change; a new one carries 0 or 1.
         * @example 1
         */
        MenuVersion: number;
        /** @enum {string} */
        MenuYesNo: "yes" | "no";
        MergeCounts: {
            numbers: number;
            farms: number;
            crops: number;
            livestock: number;
            machinery: number;
            cases: number;
            loans: number;
            listings: number;
            posts: number;
            badges: number;
        };
        /** @enum {string} */
        MergeField: "name" | "nameUr" | "fatherName" | "cnic" | "dob" | "gender" | "language" | "occupation" | "phoneType" | "email" | "village" | "tehsil" | "place";
        /** @description Why it cannot be merged into the other one. */
        MergeRefusal: {
            code: string;
            words: string;
        };
        MergeSide: {
            farmer: components["schemas"]["Farmer"];
            has: components["schemas"]["MergeCounts"];
        };
        /** @description A case that leads to another one. Its history, its notes and its messages stay its own. */
        MergedCase: {
            id: components["schemas"]["Id"];
            caseNumber: components["schemas"]["CaseNumber"];
            title: string;
            state: components["schemas"]["CaseState"];
            description: string | null;
        };
        MergedRecord: {
            id: components["schemas"]["Id"];
            name: string;
            phone: components["schemas"]["Msisdn"];
            at: components["schemas"]["Timestamp"];
            by: components["schemas"]["Actor"];
        };
        Message: {
            message: string;
        };
        /**
         * @example {
         *       "person": {
         *         "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e12",
         *         "title": "Sana Malik"
         *       },
         *       "decided": 4,
         *       "outcomes": [
         *         {
         *           "entity": "post",
         *           "state": "approved",
         *           "count": 3
         *         },
         *         {
         *           "entity": "post",
         *           "state": "rejected",
         *           "count": 1
         *         }
         *       ],
         *       "medianSeconds": 540,
         *       "overturned": 1,
         *       "looked": 2,
         *       "upheld": 1
         *     }
         */
        ModeratorFigure: {
            person: components["schemas"]["Named"];
            decided: number;
            /** @description Adds up to what was decided. */
            outcomes: {
                entity: components["schemas"]["QueueName"];
                state: string;
                count: number;
            }[];
            /** @description From when it began to wait to the decision. */
            medianSeconds: number;
            /** @description Others took them back or decided otherwise next. */
            overturned: number;
            /** @description So many of the decisions of these days somebody else has looked at again. */
            looked: number;
            /** @description So many of those the second person agreed with. */
            upheld: number;
        };
        ModeratorFigures: {
            from: components["schemas"]["Day"];
            to: components["schemas"]["Day"];
            items: components["schemas"]["ModeratorFigure"][];
        };
        /**
         * @description Telephone number with its country code, digits only.
         * @example 923004417826
         */
        Msisdn: string;
        MutedMenuProblem: {
            problem: components["schemas"]["MenuProblemName"];
            cause: components["schemas"]["MenuProblemCause"];
            reason: string;
            /** @description Who muted it. */
            by: string;
            at: components["schemas"]["Timestamp"];
        };
        MutedMenuProblems: {
            items: components["schemas"]["MutedMenuProblem"][];
            total: components["schemas"]["Total"];
        };
        /**
         * @description A record that is mentioned by another one.
         * @example {
         *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e11",
         *       "title": "Bank Alfalah"
         *     }
         */
        Named: {
            id: components["schemas"]["Id"];
            title: string;
        };
        /** @example 3004417826 */
        NationalNumber: string;
        NewApiCallDetail: {
            /**
             * @description Sent beside what the server says itself. Places are filled in as in the address.
             * @example [
             *       {
             *         "name": "X-Region",
             *         "value": "punjab"
             *       }
             *     ]
             */
            headers?: {
                name: string;
                value: string;
            }[];
            /** @description After so many seconds it is given up. */
            timeLimitSeconds?: number;
            /** @description How the request signs itself in. `name` is the user of `basic`, the header of `header`. */
            authentication?: {
                /** @enum {string} */
                kind: "none" | "bearer" | "basic" | "header";
                name?: string;
            };
            /** @description The token, password or value of the header. Absent: the one that is kept. It is sent to the host that it was set for, and given out by no call. */
            secret?: string;
            title: components["schemas"]["MenuNodeTitle"];
            /** @enum {string} */
            method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
            /**
             * @description Its host must be one of those the server may ask.
             * @example https://demo.fmis.invalid/weather
             */
            url: string;
            /** @example null */
            body?: string | null;
            /** @example tehsil={{caller.location}} */
            queryString?: string | null;
            updateCore?: boolean;
            active?: components["schemas"]["MenuBit"];
        };
        /** @description A new node takes input and is inactive unless it says otherwise. Without a parent it is the root, which there can be only one of. */
        NewMenuNode: {
            childNodeUuid?: components["schemas"]["Id"];
            parentNodeUuid?: components["schemas"]["MenuNodeName"];
            title: components["schemas"]["MenuNodeTitle"];
            seqOrder?: number;
            specialChar?: components["schemas"]["MenuKey"];
            hasInput?: components["schemas"]["MenuBit"];
            active?: components["schemas"]["MenuBit"];
            nodeRepeat?: number;
            childRepeat?: number;
            maxChildNodes?: number;
            validationQuery?: components["schemas"]["MenuQuery"];
            fileNameQuery?: components["schemas"]["MenuQuery"];
            patchDataQuery?: components["schemas"]["MenuQuery"];
            successNodeUuid?: components["schemas"]["MenuNodeName"];
            failedNodeUuid?: components["schemas"]["MenuNodeName"];
            playSuccessNodeContent?: components["schemas"]["MenuYesNo"];
            playFailedNodeContent?: components["schemas"]["MenuYesNo"];
            /** @example null */
            menuLovId?: string | null;
            recordingEnabled?: boolean;
            maxDurationSeconds?: number;
            maxSilenceSeconds?: number;
            /** @example null */
            recordingPathId?: string | null;
            links?: components["schemas"]["MenuLinksInput"];
            audio?: components["schemas"]["MenuAudio"];
        };
        /** Format: password */
        NewPassword: string;
        NewTrunkCallDetail: {
            title: components["schemas"]["MenuNodeTitle"];
            /** @example ptcl-lahore */
            trunkName: string;
            /**
             * @description A technology and whom it calls, nothing else of a dial string.
             * @example PJSIP/advisory@pbx-lhr
             */
            endpoint: string;
            /**
             * @description The number that is shown, digits only.
             * @example 04299200700
             */
            mask?: string | null;
            /**
             * @description The Asterisk application that gets the call.
             * @example advisory-queue
             */
            stasisName: string;
            active?: components["schemas"]["MenuBit"];
            offtimeContentId?: components["schemas"]["MenuNodeName"];
            dialingTimings?: components["schemas"]["MenuTiming"][];
            recordingTimings?: components["schemas"]["MenuTiming"][];
        };
        NewWelcomeBox: {
            title: components["schemas"]["MenuNodeTitle"];
            seqOrder?: number;
            active?: components["schemas"]["MenuBit"];
            /** @enum {string} */
            actionType?: "none" | "api" | "trunk";
            actionId?: components["schemas"]["MenuNodeName"];
            /** @example null */
            fileName?: string | null;
            fileNameQuery?: components["schemas"]["MenuQuery"];
            validationQuery?: components["schemas"]["MenuQuery"];
            parentNodeUuid?: components["schemas"]["MenuNodeName"];
            childNodeUuid?: components["schemas"]["MenuNodeName"];
            audio?: components["schemas"]["MenuAudio"];
        };
        /**
         * @description What to send as `after` for the next page; null behind the last one.
         * @example WyItYXBwbGljYXRpb25JZCIsIjI0ODMwIl0
         */
        NextPage: string | null;
        /**
         * @example {
         *       "id": "1042",
         *       "at": "2026-11-17T12:02:00.000Z",
         *       "title": "LN-24817 was accepted",
         *       "text": "Farah Naz accepted the application of Muhammad Aslam Bhatti.",
         *       "read": false,
         *       "entity": "loan"
         *     }
         */
        Notification: {
            id: string;
            at: components["schemas"]["Timestamp"];
            title: string;
            text: string;
            read: boolean;
            entity?: string | null;
            recordId?: components["schemas"]["Id"] | null;
            event?: string | null;
            by?: components["schemas"]["Actor"] | null;
            /** @description What people call the record. */
            label?: string;
            /** @description Whom or what the record is about. */
            about?: string;
            /** @description The same in Urdu where it is known. */
            aboutUr?: string | null;
            /** @description What it was afterwards. */
            state?: string;
            reason?: string | null;
            /** @description What became of what was handed on, once it was decided. */
            became?: {
                state: string;
                by: string;
            };
        };
        Notifications: {
            items: components["schemas"]["Notification"][];
            total: components["schemas"]["Total"];
            limit: components["schemas"]["Limit"];
            offset: components["schemas"]["Offset"];
            /** @example 3 */
            unread?: number;
        };
        NotificationsRead: {
            /** @description The id of a notice. */
            upTo: string;
        };
        NumberOf: {
            msisdn: components["schemas"]["WrittenNumber"];
            countryCode?: components["schemas"]["CountryCode"];
        };
        NumbersUpload: {
            /**
             * Format: binary
             * @description CSV or XLSX, at most 200 MB and 1,000,000 rows.
             */
            dataFile: Blob;
        };
        /**
         * @description The offset that was applied.
         * @example 0
         */
        Offset: number;
        OtherLoan: {
            id: components["schemas"]["Id"];
            applicationId: components["schemas"]["LoanNumber"];
            purpose: string;
            season: string | null;
            amount: components["schemas"]["Amount"];
            state: components["schemas"]["LoanState"];
            closeReason: components["schemas"]["LoanCloseReason"] | null;
        };
        OtpSent: {
            success: boolean;
            message: string;
            /** @description Seconds until the code may be sent again. */
            retryAfter?: number;
        };
        /**
         * @example {
         *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e11",
         *       "channel": "sms",
         *       "to": "923004417826",
         *       "subject": null,
         *       "text": "Your FMIS code is 123456. It is good for 10 minutes.",
         *       "at": "2026-11-12T09:14:00.000Z"
         *     }
         */
        OutboxMessage: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            channel: "sms" | "mail";
            to: string;
            subject?: string | null;
            text: string;
            at: components["schemas"]["Timestamp"];
        };
        OutboxMessages: {
            items: components["schemas"]["OutboxMessage"][];
            total: components["schemas"]["Total"];
            limit: components["schemas"]["Limit"];
            offset: components["schemas"]["Offset"];
        };
        Outcome: {
            success: boolean;
            message: string;
        };
        /**
         * @description What speaks for one person: the same name in a village or a tehsil, in one script or the other; card numbers or telephone numbers that differ in one digit or in two that changed places; the same name and birthday; the same father.
         * @enum {string}
         */
        PairReason: "cardNear" | "numberNear" | "nameVillage" | "nameTehsil" | "nameScripts" | "nameBirthday" | "father";
        PairSide: {
            id: components["schemas"]["Id"];
            name: string;
            nameUr: string | null;
            phone: components["schemas"]["Msisdn"];
            cnic: string | null;
            state: components["schemas"]["FarmerState"];
            village: string | null;
            tehsil: components["schemas"]["TitleInLanguages"] | null;
            farms: number;
            createdAt: components["schemas"]["Timestamp"];
        };
        PasswordChange: {
            /** Format: password */
            oldPassword: string;
            newPassword: components["schemas"]["NewPassword"];
        };
        PasswordForgotten: {
            email: components["schemas"]["Email"];
        };
        PasswordReset: {
            token: string;
            password: components["schemas"]["NewPassword"];
        };
        People: {
            items: components["schemas"]["Person"][];
            total: components["schemas"]["Total"];
            limit: components["schemas"]["Limit"];
            offset: components["schemas"]["Offset"];
        };
        /**
         * @description A member of staff who is mentioned by a record.
         * @example {
         *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e12",
         *       "name": "Hina Sheikh",
         *       "email": "reap-agent@demo.fmis"
         *     }
         */
        Person: {
            id: components["schemas"]["Id"];
            name: string;
            email?: components["schemas"]["Email"];
        };
        /**
         * @description A post of the forum or a reply to one.
         * @example {
         *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d4001",
         *       "number": 48213,
         *       "state": "pending",
         *       "version": 1,
         *       "content": "میری گندم کے پتوں پر نارنجی رنگ کے دھبے آ گئے ہیں۔",
         *       "language": "ur",
         *       "type": "question",
         *       "topic": "wheat",
         *       "parentId": null,
         *       "rootId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d4001",
         *       "creator": {
         *         "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e21",
         *         "name": "Muhammad Aslam",
         *         "nameUr": "محمد اسلم",
         *         "kind": "farmer",
         *         "district": "Vehari"
         *       },
         *       "lat": 30.16,
         *       "lng": 72.65,
         *       "media": [],
         *       "replies": 0,
         *       "sentiments": {
         *         "like": 4,
         *         "dislike": 0
         *       },
         *       "risk": {
         *         "level": "low",
         *         "reasons": []
         *       },
         *       "openReports": 0,
         *       "createdAt": "2026-11-20T11:48:00.000Z",
         *       "updatedAt": "2026-11-20T11:48:00.000Z",
         *       "stateSince": "2026-11-20T11:48:00.000Z",
         *       "lastStep": {
         *         "event": "CREATE",
         *         "by": {
         *           "id": null,
         *           "name": "Muhammad Aslam"
         *         },
         *         "at": "2026-11-20T11:48:00.000Z",
         *         "from": null,
         *         "to": "pending"
         *       },
         *       "claim": null
         *     }
         */
        Post: {
            id: components["schemas"]["Id"];
            number: number;
            /** @enum {string} */
            state: "pending" | "approved" | "rejected" | "deleted";
            version: components["schemas"]["Version"];
            content: string;
            /**
             * @description As the script and words suggest: Urdu, English, Punjabi, or Urdu in Latin letters.
             * @enum {string}
             */
            language: "ur" | "en" | "pa" | "roman";
            type: components["schemas"]["PostType"];
            topic: string | null;
            parentId: components["schemas"]["Id"] | null;
            /** @description The post that opened the thread. */
            rootId: components["schemas"]["Id"];
            creator: components["schemas"]["Author"];
            lat: number | null;
            lng: number | null;
            media: components["schemas"]["Attachment"][];
            replies: number;
            sentiments: components["schemas"]["Sentiments"];
            risk: components["schemas"]["Risk"];
            openReports: number;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
            stateSince: components["schemas"]["Timestamp"];
            lastStep: components["schemas"]["Trace"];
            claim: components["schemas"]["Claim"] | null;
            escalation?: components["schemas"]["Escalation"];
            secondLook?: components["schemas"]["SecondLook"];
        };
        PostAuthor: {
            id: components["schemas"]["Id"];
            name: string;
            nameUr: string | null;
            msisdn: components["schemas"]["Msisdn"];
            state: string;
            since: components["schemas"]["Timestamp"];
            acres: number;
            posts: components["schemas"]["StateCounts"];
            earlier: {
                postId: components["schemas"]["Id"];
                state: string;
                reason: string | null;
                by: components["schemas"]["Actor"];
                at: components["schemas"]["Timestamp"];
            }[];
        };
        PostChange: {
            id: components["schemas"]["Id"];
            content: string;
            type?: components["schemas"]["PostType"];
            lat?: number;
            lng?: number;
            deletedMedia?: components["schemas"]["Id"][];
        };
        /** @description A new post, or a reply when `parentId` names one. Without a `creatorId` the signed-in person writes. */
        PostForm: {
            /** @description The farmer who wrote it. */
            creatorId?: components["schemas"]["Id"];
            content: string;
            type?: components["schemas"]["PostType"];
            parentId?: components["schemas"]["Id"];
            lat?: number;
            lng?: number;
            images?: Blob[];
            videos?: Blob[];
            audios?: Blob[];
        };
        /** @description One post with what a moderator needs beside it: the author's record, the thread around it, other posts of the same text and the reports. */
        PostRecord: {
            id: components["schemas"]["Id"];
            number: number;
            /** @enum {string} */
            state: "pending" | "approved" | "rejected" | "deleted";
            version: components["schemas"]["Version"];
            content: string;
            /**
             * @description As the script and words suggest: Urdu, English, Punjabi, or Urdu in Latin letters.
             * @enum {string}
             */
            language: "ur" | "en" | "pa" | "roman";
            type: components["schemas"]["PostType"];
            topic: string | null;
            parentId: components["schemas"]["Id"] | null;
            /** @description The post that opened the thread. */
            rootId: components["schemas"]["Id"];
            creator: components["schemas"]["Author"];
            lat: number | null;
            lng: number | null;
            media: components["schemas"]["Attachment"][];
            replies: number;
            sentiments: components["schemas"]["Sentiments"];
            risk: components["schemas"]["Risk"];
            openReports: number;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
            stateSince: components["schemas"]["Timestamp"];
            lastStep: components["schemas"]["Trace"];
            claim: components["schemas"]["Claim"] | null;
            escalation?: components["schemas"]["Escalation"];
            secondLook?: components["schemas"]["SecondLook"];
            author: components["schemas"]["PostAuthor"] | null;
            thread: {
                total: number;
                /** @description Where this one stands by its date. */
                position: number;
                around: components["schemas"]["ThreadLine"][];
            };
            /** @description Other posts of the same text, whatever their spaces, punctuation and capitals, of anybody and in any state: those that wait first, then the newest. */
            twins: {
                total: number;
                shown: components["schemas"]["PostTwin"][];
            };
            reports: components["schemas"]["Report"][];
        };
        PostReport: {
            postId: components["schemas"]["Id"];
            reasonId: components["schemas"]["Id"];
            note?: components["schemas"]["Reason"];
        };
        /** @enum {string} */
        PostStatus: "pending" | "approved" | "rejected";
        PostStatusChange: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["PostStatus"];
            reason?: components["schemas"]["Reason"];
        };
        /** @description A whole thread, its first post before the replies, the oldest first. */
        PostThread: {
            rootId: components["schemas"]["Id"];
            items: components["schemas"]["Post"][];
            total: components["schemas"]["Total"];
            limit: components["schemas"]["Limit"];
            offset: components["schemas"]["Offset"];
        };
        PostTwin: {
            id: components["schemas"]["Id"];
            number: number;
            state: string;
            creator: components["schemas"]["Author"];
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        PostType: "question" | "advice" | "experience" | "news" | "offer";
        Posts: {
            items: components["schemas"]["Post"][];
            total: components["schemas"]["Total"];
            totalIsMinimum?: components["schemas"]["TotalIsMinimum"];
            limit: components["schemas"]["Limit"];
            offset: components["schemas"]["Offset"];
            counts?: components["schemas"]["StateCounts"];
            countsAreMinimum?: components["schemas"]["CountsAreMinimum"];
            next?: components["schemas"]["NextPage"];
        };
        /**
         * @description A refusal (RFC 9457). `code` is stable; `title` and `detail` are for people.
         * @example {
         *       "type": "about:blank",
         *       "title": "Bad Request",
         *       "status": 400,
         *       "code": "contract",
         *       "errors": [
         *         {
         *           "pointer": "/amount",
         *           "message": "must be number"
         *         }
         *       ]
         *     }
         */
        Problem: {
            type: string;
            title: string;
            status: number;
            code: string;
            detail?: string;
            instance?: string;
            errors?: components["schemas"]["FieldError"][];
            /** @description The permission that is missing. */
            permission?: string;
            /** @description What the words name. */
            values?: {
                [key: string]: string | number;
            };
            conflict?: components["schemas"]["ConflictState"];
        };
        /**
         * @example {
         *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e12",
         *       "name": "Ayesha Siddiqui",
         *       "email": "reap-admin@demo.fmis",
         *       "msisdn": "923001234567",
         *       "profileImageUrl": null,
         *       "roles": [
         *         {
         *           "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e13",
         *           "title": "Reap Admin"
         *         }
         *       ],
         *       "permissions": [
         *         "loan:applications:get",
         *         "loan:assign-agent:put"
         *       ],
         *       "institution": null,
         *       "twoFactor": false,
         *       "liveFrom": "1042"
         *     }
         */
        Profile: {
            id: components["schemas"]["Id"];
            name: string;
            email: components["schemas"]["Email"];
            msisdn?: string | null;
            profileImageUrl?: string | null;
            roles: components["schemas"]["Named"][];
            permissions: string[];
            institution: components["schemas"]["Named"] | null;
            twoFactor: boolean;
            /** @description The place of the live stream when this was asked: a stream that continues from it tells every step that a list read afterwards may lack. */
            liveFrom: string;
        };
        ProfileBadge: {
            id: components["schemas"]["Id"];
            badge: components["schemas"]["TitleInLanguages"];
            state: string;
            at: components["schemas"]["Timestamp"];
        };
        ProfileCases: {
            total: components["schemas"]["Total"];
            open: number;
            /** @description Those that are not answered first, the most urgent before all. */
            items: {
                id: components["schemas"]["Id"];
                number: string;
                title: string;
                category: components["schemas"]["TitleInLanguages"];
                state: string;
                since: components["schemas"]["Timestamp"];
                dueAt: components["schemas"]["Timestamp"] | null;
            }[];
        };
        ProfileListings: {
            total: components["schemas"]["Total"];
            items: {
                id: components["schemas"]["Id"];
                number: number;
                title: string;
                unitPrice: components["schemas"]["Amount"];
                unit: string;
                state: string;
                at: components["schemas"]["Timestamp"];
            }[];
        };
        ProfileLoans: {
            total: components["schemas"]["Total"];
            /** @description Newest first. */
            items: {
                id: components["schemas"]["Id"];
                number: string;
                purpose: string;
                amount: components["schemas"]["Amount"];
                state: string;
                since: components["schemas"]["Timestamp"];
            }[];
        };
        ProfilePosts: {
            total: components["schemas"]["Total"];
            items: {
                id: components["schemas"]["Id"];
                content: string;
                state: string;
                at: components["schemas"]["Timestamp"];
            }[];
        };
        Queue: {
            /** @description The workflow whose states these are. */
            entity: string;
            screen: string;
            title: string;
            total: number;
            oldestAt: components["schemas"]["Timestamp"] | null;
            states: {
                state: string;
                count: number;
                oldestAt: components["schemas"]["Timestamp"] | null;
            }[];
            /** @description Those that have waited longest for the next step, where a queue names single records. */
            longest: {
                id: components["schemas"]["Id"];
                /** @example LN-24835 */
                number: string;
                /** @example Muhammad Aslam */
                title: string;
                state: string;
                since: components["schemas"]["Timestamp"];
            }[];
        };
        /**
         * @description How much waits, since when, and how fast it is decided.
         * @example {
         *       "entity": "post",
         *       "at": "2026-11-20T12:00:00.000Z",
         *       "waiting": 128,
         *       "escalated": 3,
         *       "secondLooks": 12,
         *       "oldestAt": "2026-11-20T08:48:00.000Z",
         *       "decidedToday": 306,
         *       "decidedByYou": 64,
         *       "medianSeconds": 38,
         *       "hours": [
         *         {
         *           "at": "2026-11-20T11:00:00.000Z",
         *           "arrived": 34,
         *           "decided": 41,
         *           "waiting": 128
         *         }
         *       ]
         *     }
         */
        QueueLoad: {
            entity: components["schemas"]["QueueName"];
            at: components["schemas"]["Timestamp"];
            /** @description Records; several reports of one thing are one. */
            waiting: number;
            /** @description Of what waits, what was handed on. */
            escalated: number;
            /** @description Decisions of others that wait for a second look. */
            secondLooks: number;
            /** @description Of what the queue shows first; a decision taken back does not set it anew. */
            oldestAt: components["schemas"]["Timestamp"] | null;
            /** @description Decisions that stand; one on a thing with several reports is one. */
            decidedToday: number;
            decidedByYou: number;
            /** @description From arrival to decision, of the latest 200 decided today. */
            medianSeconds: number | null;
            hours: {
                at: components["schemas"]["Timestamp"];
                arrived: number;
                decided: number;
                /** @description At the end of the hour. */
                waiting: number;
            }[];
        };
        /** @enum {string} */
        QueueName: "post" | "listing" | "report" | "badge";
        /** @description Land and crops in one breath; the crops share the land alike. */
        QuickFarm: {
            farmerId: components["schemas"]["Id"];
            landArea: number;
            /**
             * @default acre
             * @enum {string}
             */
            landUnit?: "acre";
            farmTitle?: string;
            locationId?: components["schemas"]["Id"];
            cropIds?: components["schemas"]["Id"][];
        };
        /**
         * @description Why, in the person's own words. It is kept in the record's history.
         * @example Fard not attached
         */
        Reason: string;
        /**
         * @example {
         *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e91",
         *       "text": "Called twice, nobody answered. He is at the mandi until Friday.",
         *       "by": {
         *         "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e12",
         *         "name": "Ayesha Siddiqui"
         *       },
         *       "at": "2026-11-19T08:15:00.000Z"
         *     }
         */
        RecordNote: {
            id: components["schemas"]["Id"];
            text: string;
            by: components["schemas"]["Person"];
            at: components["schemas"]["Timestamp"];
        };
        RecordNoteInput: {
            /** @description In the person's own words. */
            text: string;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e91",
         *           "text": "Called twice, nobody answered. He is at the mandi until Friday.",
         *           "by": {
         *             "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e12",
         *             "name": "Ayesha Siddiqui"
         *           },
         *           "at": "2026-11-19T08:15:00.000Z"
         *         }
         *       ]
         *     }
         */
        RecordNotes: {
            /** @description Newest first. */
            items: components["schemas"]["RecordNote"][];
        };
        Redirect: {
            redirect: string;
        };
        /**
         * @description What items of this list carry besides their name; `/lov/lists` says which list has which.
         * @example {
         *       "lat": 30.6682,
         *       "lng": 73.1114,
         *       "precision": "town"
         *     }
         */
        ReferenceAttributes: {
            category?: string;
            /** @enum {string} */
            season?: "rabi" | "kharif" | "zaid" | "annual" | "both";
            kind?: string;
            symbol?: string;
            /** @description What records store. */
            value?: string;
            months?: string;
            /** @description BCP 47 tag of the language. */
            tag?: string;
            /** @description The language's name in itself. */
            own?: string;
            /**
             * @description The status that this is a reason for.
             * @enum {string}
             */
            status?: "pending" | "active" | "suspended" | "rejected" | "closed";
            /** @enum {string} */
            appliesTo?: "post" | "user" | "listing" | "badge" | "report" | "any";
            prefixes?: string;
            /**
             * @description What the point is the centre of.
             * @enum {string}
             */
            precision?: "town" | "district";
            lat?: number;
            lng?: number;
            days?: number;
            /** @description How many days after sowing it usually begins. */
            afterSowing?: number;
            kilograms?: number;
            acres?: number;
            /** @description The unit it is usually sold by. */
            unit?: string;
            /** @description What the person is told. */
            message?: string;
            /** @description The same in Urdu. */
            messageUr?: string;
            /** @description Name of a lucide icon. */
            icon?: string;
            description?: string;
            descriptionUr?: string;
            /** @description The rule in words. */
            rule?: string;
            /**
             * @description What the nightly rule counts.
             * @enum {string}
             */
            measure?: "approvedReplies" | "approvedPosts" | "likes" | "pictures" | "places" | "approvedListings";
            /** @description How much of it the rule asks for. */
            needed?: number;
        };
        /** @description One change of an item, with the fields that it changed. */
        ReferenceChange: {
            /** @enum {string} */
            event: "CREATE" | "EDIT" | "ACTIVATE" | "DEACTIVATE";
            by: components["schemas"]["Actor"];
            at: components["schemas"]["Timestamp"];
            version: components["schemas"]["Version"];
            changes: {
                /** @example title */
                field: string;
                /** @example Rice */
                from: string | null;
                /** @example Rice (paddy) */
                to: string | null;
            }[];
        };
        /**
         * @description One entry of a reference list.
         * @example {
         *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e32",
         *       "list": "seed-type",
         *       "code": "wheat/akbar-2019",
         *       "title": "Akbar-2019",
         *       "titleUr": "اکبر-2019",
         *       "parentId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e31",
         *       "parentTitle": "Wheat",
         *       "attributes": {},
         *       "order": 0,
         *       "active": true,
         *       "version": 1,
         *       "updatedAt": "2026-11-12T09:14:00.000Z"
         *     }
         */
        ReferenceItem: {
            id: components["schemas"]["Id"];
            list: components["schemas"]["ReferenceListKey"];
            /** @description The same in every installation for items that are shipped. */
            code: string;
            title: components["schemas"]["ReferenceTitle"];
            titleUr: components["schemas"]["ReferenceTitleUr"] | null;
            parentId: components["schemas"]["Id"] | null;
            parentTitle: string | null;
            attributes: components["schemas"]["ReferenceAttributes"];
            /** @description Place in the list. */
            order: number;
            /** @description Offered in forms. */
            active: boolean;
            version: components["schemas"]["Version"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        ReferenceItemInput: {
            title: components["schemas"]["ReferenceTitle"];
            titleUr?: components["schemas"]["ReferenceTitleUr"];
            parentId?: components["schemas"]["Id"];
            attributes?: components["schemas"]["ReferenceAttributes"];
            order?: number;
            /** @default true */
            active?: boolean;
        };
        ReferenceItemWithHistory: {
            item: components["schemas"]["ReferenceItem"];
            version: components["schemas"]["Version"];
            history: components["schemas"]["ReferenceChange"][];
        };
        ReferenceItems: {
            items: components["schemas"]["ReferenceItem"][];
            total: components["schemas"]["Total"];
            limit: components["schemas"]["Limit"];
            offset: components["schemas"]["Offset"];
        };
        ReferenceList: {
            key: components["schemas"]["ReferenceListKey"];
            /** @example Crops */
            title: string;
            /** @example فصلیں */
            titleUr: string;
            group: {
                /** @example crops */
                key: string;
                /** @example Crops */
                title: string;
                /** @example فصلیں */
                titleUr: string;
            };
            parent: components["schemas"]["ReferenceListKey"] | null;
            parentRequired: boolean;
            attributes: string[];
            /** @example 41 */
            total: number;
            /** @example 40 */
            active: number;
        };
        /** @example seed-type */
        ReferenceListKey: string;
        ReferenceLists: {
            items: components["schemas"]["ReferenceList"][];
            total: components["schemas"]["Total"];
        };
        /**
         * @description The name in English.
         * @example Akbar-2019
         */
        ReferenceTitle: string;
        /**
         * @description The name in Urdu.
         * @example اکبر-2019
         */
        ReferenceTitleUr: string;
        /** @description One person's objection, with a copy of what it was about at that moment. */
        Report: {
            id: components["schemas"]["Id"];
            state: components["schemas"]["ReportState"];
            version: components["schemas"]["Version"];
            reason: components["schemas"]["Named"] | null;
            note?: string | null;
            by: components["schemas"]["Author"];
            at: components["schemas"]["Timestamp"];
            copy: components["schemas"]["ReportCopy"];
            lastStep: components["schemas"]["Trace"];
        };
        ReportAnswer: {
            id: components["schemas"]["Id"];
            state: components["schemas"]["ReportState"];
            version: components["schemas"]["Version"];
            /** @enum {string} */
            outcome: "accepted" | "replayed";
        };
        ReportCopy: {
            title: string;
            text: string;
            version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        ReportState: "open" | "agreed" | "dismissed";
        /** @description All reports of one post, person or listing, folded together. */
        ReportedThing: {
            /** @description The report that decides for all open ones of the thing. */
            id: components["schemas"]["Id"];
            target: {
                /** @enum {string} */
                kind: "post" | "user" | "listing";
                id: components["schemas"]["Id"];
            };
            title: string;
            /** @description What it says now. */
            text: string;
            author: components["schemas"]["Author"];
            /** @description Edited since it was reported. */
            changed: boolean;
            /** @description The state of the thing itself. */
            state: string;
            risk: components["schemas"]["Risk"];
            total: number;
            open: number;
            firstAt: components["schemas"]["Timestamp"];
            lastAt: components["schemas"]["Timestamp"];
            reports: components["schemas"]["Report"][];
            attachments: components["schemas"]["Attachment"][];
            claim: components["schemas"]["Claim"] | null;
            escalation?: components["schemas"]["Escalation"];
        };
        ReportedThings: {
            items: components["schemas"]["ReportedThing"][];
            total: components["schemas"]["Total"];
            totalIsMinimum?: components["schemas"]["TotalIsMinimum"];
            limit: components["schemas"]["Limit"];
            offset: components["schemas"]["Offset"];
            counts?: components["schemas"]["StateCounts"];
            countsAreMinimum?: components["schemas"]["CountsAreMinimum"];
        };
        /**
         * @description What a machine noticed in the text. It decides nothing.
         * @example {
         *       "level": "high",
         *       "reasons": [
         *         "phoneNumber",
         *         "earlierRejections"
         *       ]
         *     }
         */
        Risk: {
            /** @enum {string} */
            level: "low" | "medium" | "high";
            reasons: ("phoneNumber" | "offer" | "moneyPromise" | "link" | "insult" | "shouting" | "repeated" | "earlierRejections")[];
        };
        /**
         * @example {
         *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e13",
         *       "title": "Reap Agent",
         *       "builtIn": true,
         *       "permissions": [
         *         "loan:applications:get"
         *       ]
         *     }
         */
        Role: {
            id: components["schemas"]["Id"];
            title: string;
            builtIn: boolean;
            permissions: string[];
        };
        Roles: {
            items: components["schemas"]["Role"][];
            total: components["schemas"]["Total"];
            limit: components["schemas"]["Limit"];
            offset: components["schemas"]["Offset"];
        };
        /**
         * @example {
         *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2eb1",
         *       "screen": "/app/loan/view",
         *       "name": "Rabi desk, all provinces",
         *       "shared": true,
         *       "query": "sort=-applicationId",
         *       "columns": [
         *         {
         *           "key": "applicationId",
         *           "width": 96
         *         }
         *       ],
         *       "owner": {
         *         "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e12",
         *         "name": "Ayesha Siddiqui"
         *       },
         *       "mine": true,
         *       "version": 1,
         *       "updatedAt": "2026-11-12T09:14:00.000Z"
         *     }
         */
        SavedView: {
            id: components["schemas"]["Id"];
            screen: components["schemas"]["Screen"];
            name: string;
            shared: boolean;
            query: string;
            columns: components["schemas"]["ViewColumn"][];
            owner: components["schemas"]["Person"];
            mine: boolean;
            version: components["schemas"]["Version"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        SavedViewInput: {
            screen: components["schemas"]["Screen"];
            name: string;
            shared: boolean;
            /** @description Search, filters, order and page size as the address has them. */
            query: string;
            /** @description The columns in their order. */
            columns: components["schemas"]["ViewColumn"][];
        };
        SavedViews: {
            items: components["schemas"]["SavedView"][];
            total: components["schemas"]["Total"];
            limit: components["schemas"]["Limit"];
            offset: components["schemas"]["Offset"];
        };
        Screen: string;
        /** @description The decision, which somebody other than who took it shall look at again. */
        SecondLook: {
            by: components["schemas"]["Person"];
            at: components["schemas"]["Timestamp"];
        };
        SecondLookSettings: {
            /**
             * @description So many of a hundred decisions a second person looks at.
             * @example 10
             */
            share: number;
            version: components["schemas"]["Version"];
            updatedAt: components["schemas"]["Timestamp"] | null;
            updatedBy?: components["schemas"]["Actor"] | null;
        };
        SecondLookSettingsChange: {
            /** @example 10 */
            share: number;
        };
        Sentiment: {
            forumPostId: components["schemas"]["Id"];
            /**
             * @description `none` takes it back.
             * @enum {string}
             */
            sentiment: "like" | "dislike" | "none";
        };
        Sentiments: {
            like: number;
            dislike: number;
            /** @enum {string|null} */
            yours?: "like" | "dislike" | null;
        };
        SignInStep: {
            /**
             * @description Whether a code is asked for before authorizing.
             * @enum {string}
             */
            next: "otp" | "authorize";
            /** @description The last digits of the phone that the code went to. */
            sentTo?: string;
            /** @description Seconds until the code may be sent again. */
            retryAfter?: number;
            /**
             * @description Where the demonstration, which sends nothing, shows its messages.
             * @example /demo/outbox
             */
            outbox?: string;
        };
        SignOut: {
            refresh_token?: string;
        };
        /**
         * @example {
         *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e91",
         *       "fileName": "contract.pdf",
         *       "contentType": "application/pdf",
         *       "bytes": 184320,
         *       "uploadedAt": "2026-11-19T08:00:00.000Z"
         *     }
         */
        SignedCopy: {
            id: components["schemas"]["Id"];
            fileName: string;
            contentType: string;
            bytes: number;
            uploadedAt: components["schemas"]["Timestamp"];
        };
        SignedCopyUpload: {
            /**
             * Format: binary
             * @description PDF, JPEG, PNG or WebP, up to 10 MB.
             */
            file: Blob;
        };
        SimilarCase: {
            id: components["schemas"]["Id"];
            caseNumber: components["schemas"]["CaseNumber"];
            title: string;
            state: components["schemas"]["CaseState"];
            /** @description How many of a hundred words of the text it has. */
            likeness: number;
            /** @description The same number has asked it and waits for the answer. */
            isOwn: boolean;
            answer: string | null;
            district: components["schemas"]["Named"] | null;
            createdAt: components["schemas"]["Timestamp"];
        };
        SimilarCases: {
            items: components["schemas"]["SimilarCase"][];
        };
        /**
         * @description How many records are in each state, under all filters but the state.
         * @example {
         *       "submitted": 214,
         *       "assigned": 386,
         *       "deferred": 97
         *     }
         */
        StateCounts: {
            [key: string]: number;
        };
        /** @description An API-call detail as it is edited: beside what the menu knows of it also how it is asked. */
        StoredApiCallDetail: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["MenuNodeTitle"];
            /** @enum {string} */
            method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
            url: string;
            /** @example null */
            body: string | null;
            /** @example tehsil={{caller.location}} */
            queryString: string | null;
            /** @description The answer may change the caller's profile. */
            updateCore: boolean;
            active: components["schemas"]["MenuBit"];
            version: components["schemas"]["Version"];
            /**
             * @description Sent beside what the server says itself. Places are filled in as in the address.
             * @example [
             *       {
             *         "name": "X-Region",
             *         "value": "punjab"
             *       }
             *     ]
             */
            headers: {
                name: string;
                value: string;
            }[];
            /** @description After so many seconds it is given up. */
            timeLimitSeconds: number;
            /** @description How the request signs itself in. `name` is the user of `basic`, the header of `header`. */
            authentication: {
                /** @enum {string} */
                kind: "none" | "bearer" | "basic" | "header";
                name?: string;
            };
            /**
             * Format: date-time
             * @description Since when a secret is kept. The secret itself is in no answer.
             */
            secretSetAt: string | null;
        };
        Subscriber: {
            id: components["schemas"]["Id"];
            countryCode: components["schemas"]["CountryCode"];
            msisdn: components["schemas"]["NationalNumber"];
            phone: components["schemas"]["Msisdn"];
            operator: string;
            language: components["schemas"]["TitleInLanguages"] | null;
            /** @description Subscription, host and contact, joined with `+`. */
            state: string;
            /** @enum {string} */
            subscription: "active" | "unsubscribed";
            /** @enum {string} */
            host: "notHost" | "host";
            /** @enum {string} */
            contact: "reachable" | "doNotCall";
            /** @description How the number came in. */
            source: string;
            agentId: components["schemas"]["Id"] | null;
            callCount: number;
            lastCallAt: components["schemas"]["Timestamp"] | null;
            subscribedAt: components["schemas"]["Timestamp"];
            unsubscribedAt: components["schemas"]["Timestamp"] | null;
            farmer: components["schemas"]["SubscriberFarmer"] | null;
            agent: components["schemas"]["Person"] | null;
            /** @description By which way it left, while it is unsubscribed. */
            unsubMode: string | null;
            version: components["schemas"]["Version"];
            updatedAt: components["schemas"]["Timestamp"];
            stateSince: components["schemas"]["Timestamp"];
            lastStep: components["schemas"]["Trace"];
            claim: components["schemas"]["Claim"] | null;
        };
        /**
         * @example {
         *       "total": 50000,
         *       "active": 44469,
         *       "unsubscribed": 5531,
         *       "host": 299,
         *       "doNotCall": 954,
         *       "noProfile": 13961
         *     }
         */
        SubscriberCounts: {
            total: number;
            active: number;
            unsubscribed: number;
            host: number;
            doNotCall: number;
            /** @description Numbers without a farmer. */
            noProfile: number;
        };
        SubscriberFarmer: {
            id: components["schemas"]["Id"];
            name: string;
            nameUr: string | null;
            state: string;
            district: components["schemas"]["TitleInLanguages"] | null;
        };
        /** @enum {string} */
        SubscriberStatus: "active" | "unsubscribed" | "host" | "doNotCall";
        Subscribers: {
            items: components["schemas"]["Subscriber"][];
            total: components["schemas"]["Total"];
            totalIsMinimum: components["schemas"]["TotalIsMinimum"];
            limit: components["schemas"]["Limit"];
            offset: components["schemas"]["Offset"];
            counts?: components["schemas"]["StateCounts"];
            countsAreMinimum?: components["schemas"]["CountsAreMinimum"];
            next?: components["schemas"]["NextPage"];
        };
        Subscription: {
            msisdn: components["schemas"]["WrittenNumber"];
            countryCode?: components["schemas"]["CountryCode"];
            languageId?: components["schemas"]["Id"];
        };
        Survey: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            surveyCategoryId: components["schemas"]["Id"];
            surveyCategory: components["schemas"]["Named"];
            title: string;
            contentText: string | null;
            contentTextLong: string | null;
            audioFile: components["schemas"]["Id"] | null;
            contentVideo: components["schemas"]["Id"] | null;
            contentImage: components["schemas"]["Id"] | null;
            promoData: {
                [key: string]: unknown;
            } | null;
            startDt: components["schemas"]["Day"];
            endDt: components["schemas"]["Day"];
            surveyInputs: components["schemas"]["SurveyInput"][];
            surveyProfiles: components["schemas"]["Id"][];
            surveyCrops: components["schemas"]["Id"][];
            surveyLocations: components["schemas"]["Id"][];
            surveyMachineries: components["schemas"]["Id"][];
            surveyLanguages: components["schemas"]["Id"][];
            surveyLivestocks: components["schemas"]["Id"][];
            surveyOperator: components["schemas"]["Id"][];
            isUserCharged: boolean;
            isUserPurged: boolean;
            inAppEnabled: boolean;
            obdEnabled: boolean;
            ivrEnabled: boolean;
            validationQuery: string | null;
            dataQuery: string | null;
            fileNameQuery: string | null;
            surveyFiles: components["schemas"]["MenuAudio"];
            recordingEnabled: boolean;
            maxDurationSeconds: number;
            maxSilenceSeconds: number;
            recordingPathId: string | null;
            recordingEndFiles: components["schemas"]["Id"][];
            activeSubscriberRange: components["schemas"]["Id"] | null;
            oncePerCall: boolean;
            oncePerCallGlobal: boolean;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
            createdBy: components["schemas"]["Actor"];
        };
        SurveyInput: {
            id: string;
            title: string;
            keys: {
                /** @example 1 */
                key: string;
                label: string;
            }[];
        };
        Surveys: {
            items: components["schemas"]["Survey"][];
            total: components["schemas"]["Total"];
            limit: components["schemas"]["Limit"];
            offset: components["schemas"]["Offset"];
        };
        Suspension: {
            id: components["schemas"]["Id"];
            days: number;
            /** @description What the farmer is told. */
            reason: string;
        };
        TextForm: {
            countryCode: components["schemas"]["CountryCode"];
            msisdn: components["schemas"]["WrittenNumber"];
            /** @description Five parts at most: 765 letters of GSM's alphabet, 335 of others. */
            text: string;
        };
        /**
         * @example {
         *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e77",
         *       "addressee": "author",
         *       "event": "SET_STATUS",
         *       "language": "en",
         *       "text": "Your post 30012 is in the forum. Everybody can read it now.",
         *       "state": "sent",
         *       "attempts": 1,
         *       "createdAt": "2026-11-17T12:02:00.000Z",
         *       "nextTryAt": null,
         *       "sentAt": "2026-11-17T12:03:02.000Z",
         *       "error": null
         *     }
         */
        TextMessage: {
            id: components["schemas"]["Id"];
            /** @description What the farmer is to the record: its author, seller, reporter, holder, asker … */
            addressee: string;
            event: string;
            /** @enum {string} */
            language: "en" | "ur";
            text: string;
            /**
             * @description withdrawn: decided anew before it was sent; withheld: the number is on the do-not-call list.
             * @enum {string}
             */
            state: "waiting" | "sent" | "failed" | "withdrawn" | "withheld";
            attempts: number;
            createdAt: components["schemas"]["Timestamp"];
            nextTryAt: components["schemas"]["Timestamp"] | null;
            sentAt: components["schemas"]["Timestamp"] | null;
            /** @description What the gateway said to the latest try that failed. */
            error: string | null;
        };
        /**
         * @example {
         *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e78",
         *       "phone": "923004411139",
         *       "text": "Your seed is ready at the depot in Sahiwal.",
         *       "parts": 1,
         *       "state": "waiting",
         *       "by": {
         *         "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e14",
         *         "name": "Rabia Anwar"
         *       },
         *       "createdAt": "2026-11-20T09:14:00.000Z",
         *       "sentAt": null,
         *       "error": "The line is down."
         *     }
         */
        TextToNumber: {
            id: components["schemas"]["Id"];
            /** @description Digits with the country code. */
            phone: string;
            text: string;
            parts: number;
            /**
             * @description withheld: the number is on the do-not-call list.
             * @enum {string}
             */
            state: "waiting" | "sent" | "failed" | "withheld";
            by: components["schemas"]["Actor"];
            createdAt: components["schemas"]["Timestamp"];
            sentAt: components["schemas"]["Timestamp"] | null;
            /** @description What the gateway said to the latest try that failed. */
            error: string | null;
        };
        TextsToNumber: {
            items: components["schemas"]["TextToNumber"][];
        };
        ThreadLine: {
            id: components["schemas"]["Id"];
            state: string;
            content: string;
            language: string;
            creator: components["schemas"]["Author"];
            createdAt: components["schemas"]["Timestamp"];
        };
        TimelineEntry: {
            key: string;
            kind: components["schemas"]["TimelineKind"];
            event: string;
            at: components["schemas"]["Timestamp"];
            by: components["schemas"]["Actor"] | null;
            from: string | null;
            to: string | null;
            about: {
                id: components["schemas"]["Id"];
                number: string | null;
                title: string | null;
            } | null;
            /** @description The reason, the note or the message. */
            text: string | null;
            facts: {
                [key: string]: unknown;
            } | null;
        };
        /** @enum {string} */
        TimelineKind: "profile" | "land" | "animals" | "note" | "call" | "consent" | "sms" | "case" | "loan" | "post" | "listing" | "badge";
        /**
         * Format: date-time
         * @example 2026-11-12T09:14:00.000Z
         */
        Timestamp: string;
        /** @description An item of a reference list that is mentioned by another record. */
        TitleInLanguages: {
            id: components["schemas"]["Id"];
            title: string;
            titleUr: string | null;
        };
        TokenRequest: {
            /** @enum {string} */
            grant_type: "authorization_code" | "refresh_token";
            code?: string;
            redirect_uri?: string;
            client_id?: string;
            client_secret?: string;
            code_verifier?: string;
            refresh_token?: string;
            scope?: string;
        };
        Tokens: {
            access_token: string;
            /** @enum {string} */
            token_type: "Bearer";
            /** @description Seconds. */
            expires_in: number;
            refresh_token: string;
            scope?: string;
        };
        /**
         * @description How many records match, on all pages.
         * @example 2000
         */
        Total: number;
        /** @description There are more than `total`; they were not counted to the end. */
        TotalIsMinimum: boolean;
        /**
         * @description One step a record took through its workflow.
         * @example {
         *       "event": "ACCEPT",
         *       "by": {
         *         "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e12",
         *         "name": "Farah Naz",
         *         "role": "Loan Partner"
         *       },
         *       "at": "2026-11-17T12:02:00.000Z",
         *       "from": "assigned",
         *       "to": "accepted",
         *       "reason": "Land record now complete"
         *     }
         */
        Trace: {
            event: string;
            by: components["schemas"]["Actor"];
            at: components["schemas"]["Timestamp"];
            from: string | null;
            to: string;
            reason?: string | null;
        };
        /** @description A call that the menu passes on to people. Without `dialingTimings` it is dialled at any time; without `recordingTimings` it is never recorded. */
        TrunkCallDetail: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["MenuNodeTitle"];
            trunkName: string;
            endpoint: string;
            mask: string | null;
            stasisName: string;
            active: components["schemas"]["MenuBit"];
            offtimeContentId: components["schemas"]["MenuNodeName"];
            dialingTimings: components["schemas"]["MenuTiming"][];
            recordingTimings: components["schemas"]["MenuTiming"][];
            version: components["schemas"]["Version"];
        };
        /** @description In full (an absent optional field is cleared), or only `id` and `active`. */
        TrunkCallDetailUpdate: {
            title?: components["schemas"]["MenuNodeTitle"];
            /** @example ptcl-lahore */
            trunkName?: string;
            /**
             * @description A technology and whom it calls, nothing else of a dial string.
             * @example PJSIP/advisory@pbx-lhr
             */
            endpoint?: string;
            /**
             * @description The number that is shown, digits only.
             * @example 04299200700
             */
            mask?: string | null;
            /**
             * @description The Asterisk application that gets the call.
             * @example advisory-queue
             */
            stasisName?: string;
            active?: components["schemas"]["MenuBit"];
            offtimeContentId?: components["schemas"]["MenuNodeName"];
            dialingTimings?: components["schemas"]["MenuTiming"][];
            recordingTimings?: components["schemas"]["MenuTiming"][];
            id: components["schemas"]["Id"];
        } & (unknown | unknown);
        TrunkCallDetails: {
            items: components["schemas"]["TrunkCallDetail"][];
            total: components["schemas"]["Total"];
        };
        Unsubscription: {
            msisdn: components["schemas"]["WrittenNumber"];
            countryCode?: components["schemas"]["CountryCode"];
            /**
             * @description By which way it leaves.
             * @default web
             * @enum {string}
             */
            unsubMode?: "web" | "ivr" | "sms" | "callCentre" | "bulk";
            reason?: components["schemas"]["Reason"];
        };
        UserReport: {
            /** @description A farmer. */
            userId: components["schemas"]["Id"];
            reasonId: components["schemas"]["Id"];
            note?: components["schemas"]["Reason"];
        };
        /**
         * @description Grows by one with every change of the record; sent back in `If-Match`.
         * @example 3
         */
        Version: number;
        ViewColumn: {
            key: string;
            width?: number;
            hidden?: boolean;
        };
        Warning: {
            id: components["schemas"]["Id"];
            /** @description What the farmer is told. */
            reason: string;
        };
        WeatherArea: {
            /** @description A polygon as in GeoJSON; of its rings the first one counts. */
            shape: {
                /** @enum {string} */
                type: "Polygon";
                coordinates: number[][][];
            };
            day?: components["schemas"]["Day"];
            hour?: number;
        };
        /** @description What people changed in the forecast of a place, for a day or an hour of it. `forecast` is what they changed, as it was then. */
        WeatherChangeSet: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            tehsilId: components["schemas"]["Id"];
            day: components["schemas"]["Day"];
            hour: number | null;
            values: components["schemas"]["WeatherValues"];
            forecast: components["schemas"]["WeatherValues"];
            updatedAt: components["schemas"]["Timestamp"];
            updatedBy: components["schemas"]["Actor"];
        };
        /** @description The whole change of a place's day: a field that is left out, null or empty is as it was forecast again. `version` is that of the change it was made over, 0 where there was none. */
        WeatherDailyForm: {
            tehsilId: components["schemas"]["Id"];
            day: components["schemas"]["Day"];
            version?: number;
            maxTemperature?: number | null;
            minTemperature?: number | null;
            rainfall?: number | null;
            rainChance?: number | null;
            windSpeed?: number | null;
            humidity?: number | null;
            iconCode?: components["schemas"]["WeatherIcon"] | "" | null;
            thunderCategory?: components["schemas"]["WeatherThunder"] | "" | null;
            narrative?: components["schemas"]["WeatherNarrative"] | "" | null;
        };
        WeatherDailyForms: {
            changeSet: components["schemas"]["WeatherDailyForm"][];
        };
        /** @enum {string} */
        WeatherIcon: "clear" | "partlyCloudy" | "cloudy" | "fog" | "drizzle" | "rain" | "heavyRain" | "thunder" | "hail" | "snow" | "dust";
        /** @description The same for an hour of the day. */
        WeatherIntradayForm: {
            tehsilId: components["schemas"]["Id"];
            day: components["schemas"]["Day"];
            hour: number;
            version?: number;
            temperature?: number | null;
            rainfall?: number | null;
            rainChance?: number | null;
            windSpeed?: number | null;
            humidity?: number | null;
            iconCode?: components["schemas"]["WeatherIcon"] | "" | null;
            thunderCategory?: components["schemas"]["WeatherThunder"] | "" | null;
            narrative?: components["schemas"]["WeatherNarrative"] | "" | null;
        };
        WeatherIntradayForms: {
            changeSet: components["schemas"]["WeatherIntradayForm"][];
        };
        /** @enum {string} */
        WeatherNarrative: "clearSky" | "someCloud" | "overcast" | "morningFog" | "lightRain" | "rain" | "rainAfterNoon" | "eveningRain" | "heavyShowers" | "thunderRain" | "hailAfterNoon" | "hillTorrents" | "snow" | "dustStorm" | "strongWind" | "frost" | "heat";
        /** @description The days of a place's forecast, and the hours of the day asked for. */
        WeatherOfPlace: {
            place: components["schemas"]["WeatherPlace"];
            /** @description From the point asked for; null where a tehsil was. */
            kilometres: number | null;
            run: components["schemas"]["WeatherRun"];
            days: components["schemas"]["WeatherSpan"][];
            hours: components["schemas"]["WeatherSpan"][];
        };
        /** @description One day, or one hour of it, in many places. */
        WeatherOfPlaces: {
            day: components["schemas"]["Day"];
            hour: number | null;
            run: components["schemas"]["WeatherRun"];
            items: {
                place: components["schemas"]["WeatherPlace"];
                forecast: components["schemas"]["WeatherValues"];
                change: components["schemas"]["WeatherChangeSet"] | null;
            }[];
        };
        /** @description What became of each change, in the order sent. One that was refused keeps nothing else from being saved. */
        WeatherOutcomes: {
            items: {
                change: components["schemas"]["WeatherChangeSet"] | null;
                refusal: components["schemas"]["Problem"] | null;
            }[];
            saved: components["schemas"]["Total"];
            refused: components["schemas"]["Total"];
        };
        /** @description The video in which the outlook is told; its address is null before the first. */
        WeatherOutlook: {
            videoUrl: string | null;
            version: number;
            updatedAt: components["schemas"]["Timestamp"] | null;
            updatedBy: components["schemas"]["Actor"] | null;
        };
        WeatherOutlookForm: {
            /** @description Begins with https:// or http://. */
            videoUrl: string;
        };
        /** @description A tehsil, and the point that its forecast is of. */
        WeatherPlace: {
            id: components["schemas"]["Id"];
            title: string;
            titleUr: string | null;
            district: string;
            districtUr: string | null;
            lat: number;
            lng: number;
        };
        /** @description Whose forecast it is and when it was fetched; `failedAt` is when the provider was asked last and did not answer. */
        WeatherRun: {
            provider: string;
            fetchedAt: components["schemas"]["Timestamp"] | null;
            failedAt: components["schemas"]["Timestamp"] | null;
        };
        WeatherSites: {
            /** @description Tehsils. */
            sites: components["schemas"]["Id"][];
        };
        /** @description A day, or an hour of it, as it is forecast and as people changed it. */
        WeatherSpan: {
            day: components["schemas"]["Day"];
            hour: number | null;
            forecast: components["schemas"]["WeatherValues"];
            change: components["schemas"]["WeatherChangeSet"] | null;
        };
        WeatherSynced: {
            fetched: components["schemas"]["Total"];
            run: components["schemas"]["WeatherRun"];
        };
        /** @enum {string} */
        WeatherThunder: "none" | "light" | "moderate" | "strong" | "strongHail";
        /** @description What is forecast of a day (`maxTemperature`, `minTemperature`) or of an hour (`temperature`), or what people changed of it. */
        WeatherValues: {
            /** @description °C */
            maxTemperature?: number;
            /** @description °C */
            minTemperature?: number;
            /** @description °C, of an hour. */
            temperature?: number;
            /** @description Millimetres. */
            rainfall?: number;
            /** @description Per cent. */
            rainChance?: number;
            /** @description Kilometres an hour. */
            windSpeed?: number;
            /** @description Per cent. */
            humidity?: number;
            iconCode?: components["schemas"]["WeatherIcon"];
            thunderCategory?: components["schemas"]["WeatherThunder"];
            narrative?: components["schemas"]["WeatherNarrative"];
        };
        /** @description A word that a forecast is said with. */
        WeatherWord: {
            code: string;
            title: string;
            titleUr: string;
        };
        WeatherWords: {
            items: components["schemas"]["WeatherWord"][];
        };
        /**
         * @description Plays before the menu or, with `parentNodeUuid`, on entering that node.
         * @example {
         *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d4003",
         *       "title": "Welcome",
         *       "seqOrder": 1,
         *       "active": 1,
         *       "actionType": "none",
         *       "actionId": null,
         *       "fileName": null,
         *       "fileNameQuery": null,
         *       "validationQuery": null,
         *       "parentNodeUuid": null,
         *       "childNodeUuid": null,
         *       "audio": {},
         *       "version": 1
         *     }
         */
        WelcomeBox: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["MenuNodeTitle"];
            seqOrder: number;
            active: components["schemas"]["MenuBit"];
            /** @enum {string} */
            actionType: "none" | "api" | "trunk";
            actionId: components["schemas"]["MenuNodeName"];
            /** @example null */
            fileName: string | null;
            fileNameQuery: components["schemas"]["MenuQuery"];
            validationQuery: components["schemas"]["MenuQuery"];
            parentNodeUuid: components["schemas"]["MenuNodeName"];
            childNodeUuid: components["schemas"]["MenuNodeName"];
            audio: components["schemas"]["MenuAudio"];
            scripts?: components["schemas"]["MenuScripts"];
            version: components["schemas"]["MenuVersion"];
        };
        /** @description In full (an absent optional field is cleared), or only `id` and `active`. */
        WelcomeBoxUpdate: {
            title?: components["schemas"]["MenuNodeTitle"];
            seqOrder?: number;
            active?: components["schemas"]["MenuBit"];
            /** @enum {string} */
            actionType?: "none" | "api" | "trunk";
            actionId?: components["schemas"]["MenuNodeName"];
            /** @example null */
            fileName?: string | null;
            fileNameQuery?: components["schemas"]["MenuQuery"];
            validationQuery?: components["schemas"]["MenuQuery"];
            parentNodeUuid?: components["schemas"]["MenuNodeName"];
            childNodeUuid?: components["schemas"]["MenuNodeName"];
            audio?: components["schemas"]["MenuAudio"];
            id: components["schemas"]["Id"];
        } & (unknown | unknown);
        WelcomeBoxes: {
            items: components["schemas"]["WelcomeBox"][];
            total: components["schemas"]["Total"];
        };
        WorkflowChoice: {
            event: string;
            enabled: boolean;
            denial?: {
                /** @enum {string} */
                kind: "state" | "guard" | "permission";
                guard?: string;
                words: string;
            };
        };
        WorkflowEventInput: {
            reason?: components["schemas"]["Reason"];
            fields?: components["schemas"]["WorkflowFields"];
        };
        /** @description The lines of a field that is a small table, as the machine describes their cells. */
        WorkflowFieldRows: {
            [key: string]: string | number | null;
        }[];
        WorkflowFieldValue: string | number | boolean | null | string[];
        /** @description What the event carries, as the machine describes its fields. */
        WorkflowFields: {
            [key: string]: components["schemas"]["WorkflowFieldValue"] | components["schemas"]["WorkflowFieldRows"];
        };
        WorkflowStep: {
            /** @example loan */
            entity: string;
            id: components["schemas"]["Id"];
            /** @enum {string} */
            outcome: "accepted" | "replayed";
            /** @example accepted */
            state: string;
            version: components["schemas"]["Version"];
            last: components["schemas"]["Trace"];
            /**
             * @description The event that takes this step back.
             * @example UNDO_ACCEPT
             */
            undo?: string | null;
        };
        /**
         * @example {
         *       "entity": "loan",
         *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e31",
         *       "label": "LN-24817",
         *       "workflowVersion": "1",
         *       "state": "accepted",
         *       "version": 5,
         *       "since": "2026-11-17T12:02:00.000Z",
         *       "events": [
         *         {
         *           "event": "ADD_CLAUSE",
         *           "enabled": true
         *         },
         *         {
         *           "event": "SIGN_CONTRACT",
         *           "enabled": false,
         *           "denial": {
         *             "kind": "guard",
         *             "guard": "hasClause",
         *             "words": "add at least one clause first"
         *           }
         *         }
         *       ],
         *       "history": [
         *         {
         *           "id": 5,
         *           "event": "ACCEPT",
         *           "by": {
         *             "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e14",
         *             "name": "Farah Naz",
         *             "role": "Loan Partner"
         *           },
         *           "at": "2026-11-17T12:02:00.000Z",
         *           "from": "assigned",
         *           "to": "accepted",
         *           "reason": "Land record now complete",
         *           "version": 5,
         *           "facts": null
         *         }
         *       ],
         *       "consistent": true,
         *       "inconsistency": null,
         *       "claim": null,
         *       "messages": []
         *     }
         */
        WorkflowView: {
            entity: string;
            id: components["schemas"]["Id"];
            label?: string;
            /** @description The machine's version; a portal with another one reloads. */
            workflowVersion: string;
            state: string;
            version: components["schemas"]["Version"];
            since: components["schemas"]["Timestamp"];
            events: components["schemas"]["WorkflowChoice"][];
            /** @description Newest first. */
            history: components["schemas"]["HistoryStep"][];
            /** @description Whether the history replays through the machine to the state. */
            consistent: boolean;
            inconsistency?: string | null;
            claim: components["schemas"]["Claim"] | null;
            /** @description What farmers are told of it by SMS, newest first. */
            messages: components["schemas"]["TextMessage"][];
        };
        /**
         * @description A telephone number as people write it: 0300 4417826, 923004417826, +92 300 441 7826, 0092…, in any digits. One that is none is refused at this field.
         * @example 0300 4417826
         */
        WrittenNumber: string;
    };
    responses: {
        /** @description A part of the address is longer than any id or name. */
        AddressTooLong: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "URI Too Long",
                 *       "status": 414,
                 *       "code": "addressTooLong"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is not what the contract says; `errors` names each field. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Bad Request",
                 *       "status": 400,
                 *       "code": "contract",
                 *       "errors": [
                 *         {
                 *           "pointer": "/amount",
                 *           "message": "must be number"
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The record's state, version or last decision does not allow this; `conflict` says what is. Also: the same Idempotency-Key is still being answered. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "code": "wrongState",
                 *       "conflict": {
                 *         "state": "rejected",
                 *         "version": 4,
                 *         "event": "REJECT",
                 *         "by": {
                 *           "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e12",
                 *           "name": "Farah Naz",
                 *           "role": "Loan Partner"
                 *         },
                 *         "at": "2026-11-17T12:02:00.000Z",
                 *         "allowed": []
                 *       }
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The permission named in `permission` is missing. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Forbidden",
                 *       "status": 403,
                 *       "code": "forbidden",
                 *       "permission": "loan:accept-loan:put"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The address and the headers together are larger than 16 KB. */
        HeadersTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Request Header Fields Too Large",
                 *       "status": 431,
                 *       "code": "headersTooLarge"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The record does not exist, or is outside of the person's scope. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Not Found",
                 *       "status": 404,
                 *       "code": "notFound"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is too large. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Content Too Large",
                 *       "status": 413,
                 *       "code": "tooLarge"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too often; `Retry-After` says when to try again. */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Too Many Requests",
                 *       "status": 429,
                 *       "code": "tooMany"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body came too slowly, or took longer than 15 minutes; the connection is closed. */
        TooSlow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Request Timeout",
                 *       "status": 408,
                 *       "code": "tooSlow"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No valid session. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unauthorized",
                 *       "status": 401,
                 *       "code": "unauthenticated"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server, or its database, is away for a moment; `Retry-After` says when to try again. With the same Idempotency-Key a write has one effect, whether or not it had come through. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Service Unavailable",
                 *       "status": 503,
                 *       "code": "databaseAway"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Well-formed, but not valid in the domain; `errors` names each field. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unprocessable Content",
                 *       "status": 422,
                 *       "code": "invalid",
                 *       "errors": [
                 *         {
                 *           "pointer": "/email",
                 *           "message": "No active agent has this e-mail"
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is of a type that this call does not take. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unsupported Media Type",
                 *       "status": 415,
                 *       "code": "unsupportedMediaType"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description The `next` of the page before, in the same order and with the same filters. No page repeats or misses a record because others came or went. */
        After: string;
        /** @description 1: all of them at once, up to 1,000, whatever `limit` says. */
        AllAtOnce: 0 | 1;
        /** @description How many entries at most; 0 means all of them, up to 1,000. */
        AllAtZero: number;
        /** @description Ids of the people who have it. */
        CaseAgentIds: components["schemas"]["Id"][];
        /** @description Ids of categories to include. */
        CaseCategoryIds: components["schemas"]["Id"][];
        /** @description Asked on this day or later (Asia/Karachi). */
        CaseCreatedFrom: components["schemas"]["Day"];
        /** @description Asked on this day or earlier (Asia/Karachi). */
        CaseCreatedTo: components["schemas"]["Day"];
        /** @description Ids of the farmers' districts to include. */
        CaseDistrict: components["schemas"]["Id"][];
        /**
         * @description The case's id or its number.
         * @example C-48117
         */
        CaseId: components["schemas"]["CaseReference"];
        /** @description How many records at most; 0 asks for the total (and the counts) only. */
        CaseLimit: number;
        /** @description The cases of one number. */
        CaseMsisdn: components["schemas"]["Msisdn"];
        /** @description Only cases whose clock runs and has run over (true), or all others (false). */
        CaseOverdue: boolean;
        /** @description The entry of the reference list. */
        CaseParameterPart: components["schemas"]["Id"];
        /**
         * @description What kind of parameter it is.
         * @example crops
         */
        CaseParameterTypePart: components["schemas"]["CaseParameterType"];
        /** @description The beginnings of words of title or farmer's name, a number or its end, or the case's number. */
        CaseSearchText: string;
        /** @description A field, or `-field` for descending. `due`: those whose clock runs come first, the most urgent before all. */
        CaseSort: "due" | "-due" | "caseNumber" | "-caseNumber" | "title" | "-title" | "farmer" | "-farmer" | "district" | "-district" | "agent" | "-agent" | "state" | "-state" | "stateSince" | "-stateSince" | "createdAt" | "-createdAt";
        /**
         * @description States to include; merged and deleted ones only when named.
         * @example [
         *       "new",
         *       "open"
         *     ]
         */
        CaseStatus: components["schemas"]["CaseState"][];
        /** @description Ids of sub-categories to include. */
        CaseSubCategoryIds: components["schemas"]["Id"][];
        /** @description Only cases with this tag, as it is written. */
        CaseTagFilter: string;
        /**
         * @description The tag as it is written.
         * @example late season
         */
        CaseTagPart: components["schemas"]["CaseTag"];
        /** @description Only cases that nobody has (true), or only those that somebody has (false). */
        CaseUnassigned: boolean;
        /** @description Only those whose numbers a run of this file has changed. */
        ChangedByFile: components["schemas"]["Id"];
        /** @description Only what nobody else is working on, or only what the caller is working on. */
        Claimed: "free" | "mine";
        /**
         * @description Country code, digits only.
         * @example 92
         */
        CountryCode: components["schemas"]["CountryCode"];
        /** @description Also answer with the number of records in each state. */
        Counts: boolean;
        /** @description Only the stages of this crop. */
        CropOfStages: components["schemas"]["Id"];
        /** @description Only the tehsils of this district. */
        DistrictOfTehsils: components["schemas"]["Id"];
        /** @description Entered on this day or later (Asia/Karachi). */
        DoNotCallFrom: components["schemas"]["Day"];
        /** @description A field, or `-field` for descending; the latest entered first without it. */
        DoNotCallSort: "enteredAt" | "-enteredAt" | "msisdn" | "-msisdn" | "stateSince" | "-stateSince";
        /**
         * @description By which ways the numbers came to the list.
         * @example [
         *       "web"
         *     ]
         */
        DoNotCallSource: components["schemas"]["DoNotCallSource"][];
        /**
         * @description States to include; ended entries only when named.
         * @example [
         *       "listed"
         *     ]
         */
        DoNotCallStatus: components["schemas"]["DoNotCallState"][];
        /** @description Entered on this day or earlier (Asia/Karachi). */
        DoNotCallTo: components["schemas"]["Day"];
        /** @description Why it ends. It is kept in the entry's history. */
        DoNotCallWhy: components["schemas"]["Reason"];
        /**
         * @description The eastern edge of the box, in degrees.
         * @example 72.1
         */
        East: number;
        /** @description Only records that this agent brought in. */
        EnrolledBy: components["schemas"]["Id"];
        /** @description Only what somebody has handed on, to anybody or to the caller. */
        Escalated: "any" | "mine";
        /** @description Only farmers of this district. */
        FarmerDistrict: components["schemas"]["Id"];
        /** @description The farmer's id, or their number with the country code. */
        FarmerReference: string;
        /** @description The order; newest first without it. */
        FarmerSort: "createdAt" | "-createdAt" | "name" | "-name" | "msisdn" | "-msisdn";
        /** @description States to include. */
        FarmerStatus: components["schemas"]["FarmerState"][];
        /** @description The record's id. */
        Id: components["schemas"]["Id"];
        /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
        IdempotencyKey: string;
        /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
        IfMatch: string;
        /** @description How many farms at most. */
        LandLimit: number;
        /** @description Called on this day or later (Asia/Karachi). */
        LastCallFrom: components["schemas"]["Day"];
        /** @description Called last on this day or earlier (Asia/Karachi). */
        LastCallTo: components["schemas"]["Day"];
        /**
         * @description Degrees north.
         * @example 30.66
         */
        Latitude: number;
        /** @description Only those whose numbers a run of this file has left as they were, though they were meant. */
        LeftByFile: components["schemas"]["Id"];
        /** @description How many records at most; 0 asks for the total (and the counts) only. */
        Limit: number;
        /** @description Only those the owner shows, or hides. */
        ListingActive: boolean;
        /** @description Ids of categories to include. */
        ListingCategoryIds: components["schemas"]["Id"][];
        /** @description The offers of one farmer. */
        ListingCreator: components["schemas"]["Id"];
        /** @description Ids of districts to include. */
        ListingDistrict: components["schemas"]["Id"][];
        /** @description Only expired ones, or only those that are not. */
        ListingExpired: boolean;
        /** @description Ids of items to include. */
        ListingItemIds: components["schemas"]["Id"][];
        /** @description Only those with pictures, or without any. */
        ListingPictures: boolean;
        /** @description Only those with an open report, or without one. */
        ListingReported: boolean;
        /**
         * @description Reviews to include; deleted ones only when named.
         * @example [
         *       "pending"
         *     ]
         */
        ListingReview: components["schemas"]["ListingState"][];
        /** @description Levels of risk to include. */
        ListingRisk: ("low" | "medium" | "high")[];
        /** @description A field, or `-field` for descending. */
        ListingSort: "number" | "-number" | "title" | "-title" | "unitPrice" | "-unitPrice" | "quantity" | "-quantity" | "expiryDt" | "-expiryDt" | "createdAt" | "-createdAt" | "stateSince" | "-stateSince" | "risk" | "-risk";
        /** @description Ids of assigned agents to include. */
        LoanAgent: components["schemas"]["Id"][];
        /** @description The largest amount asked for. */
        LoanAmountMax: components["schemas"]["Amount"];
        /** @description The least amount asked for. */
        LoanAmountMin: components["schemas"]["Amount"];
        /** @description Applied on this day or later (Asia/Karachi). */
        LoanAppliedFrom: components["schemas"]["Day"];
        /** @description Applied on this day or earlier (Asia/Karachi). */
        LoanAppliedTo: components["schemas"]["Day"];
        /** @description Ids of districts to include. */
        LoanDistrict: components["schemas"]["Id"][];
        /**
         * @description The application's id or its number.
         * @example LN-24817
         */
        LoanId: components["schemas"]["LoanReference"];
        /** @description Ids of partners to include. */
        LoanPartner: components["schemas"]["Id"][];
        /** @description Seasons to include, by their name. */
        LoanSeason: string[];
        /** @description A field, or `-field` for descending. */
        LoanSort: "applicationId" | "-applicationId" | "farmer" | "-farmer" | "district" | "-district" | "purpose" | "-purpose" | "amount" | "-amount" | "state" | "-state" | "stateSince" | "-stateSince" | "appliedAt" | "-appliedAt" | "agent" | "-agent" | "partner" | "-partner" | "acres" | "-acres";
        /**
         * @description States to include.
         * @example [
         *       "submitted",
         *       "assigned"
         *     ]
         */
        LoanStatus: components["schemas"]["LoanState"][];
        /** @description Ids of types to include. */
        LoanType: components["schemas"]["Id"][];
        /** @description Only applications without an agent (true), or only those with one (false). */
        LoanUnassigned: boolean;
        /**
         * @description Degrees east.
         * @example 73.11
         */
        Longitude: number;
        /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
        LookupLimit: number;
        /**
         * @description The number behind the country code; a leading zero is passed over.
         * @example 3004417826
         */
        Msisdn: components["schemas"]["NationalNumber"];
        /**
         * @description The northern edge of the box, in degrees.
         * @example 30.4
         */
        North: number;
        /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
        Offset: number;
        /** @description The posts of one farmer or colleague. */
        PostCreator: components["schemas"]["Id"];
        /** @description Ids of the authors' districts to include. */
        PostDistrict: components["schemas"]["Id"][];
        /** @description Only posts that open a thread, or only replies. */
        PostKind: "post" | "reply";
        /** @description Languages to include. */
        PostLanguage: ("ur" | "en" | "pa" | "roman")[];
        /** @description Only those with pictures, sound or film of this kind. */
        PostMedia: "image" | "audio" | "video";
        /** @description Only those with an open report, or without one. */
        PostReported: boolean;
        /** @description Levels of risk to include. */
        PostRisk: ("low" | "medium" | "high")[];
        /** @description A field, or `-field` for descending. */
        PostSort: "number" | "-number" | "createdAt" | "-createdAt" | "stateSince" | "-stateSince" | "replies" | "-replies" | "likes" | "-likes" | "risk" | "-risk";
        /**
         * @description States to include; deleted ones only when named.
         * @example [
         *       "approved"
         *     ]
         */
        PostStates: ("pending" | "approved" | "rejected" | "deleted")[];
        /** @description Topics to include. */
        PostTopic: string[];
        /** @description Types to include. */
        PostTypes: components["schemas"]["PostType"][];
        /** @description Posted on this day or later (Asia/Karachi). */
        PostedFrom: components["schemas"]["Day"];
        /** @description Posted on this day or earlier (Asia/Karachi). */
        PostedTo: components["schemas"]["Day"];
        /** @description Only the districts of this province. */
        ProvinceOfDistricts: components["schemas"]["Id"];
        /** @description Only the items that are offered (true), or only those that are not (false). */
        ReferenceActive: boolean;
        /**
         * @description The list's key, as `/lov/lists` gives it.
         * @example seed-type
         */
        ReferenceListKey: components["schemas"]["ReferenceListKey"];
        /** @description Only the items that belong to this item of the parent list. */
        ReferenceParent: components["schemas"]["Id"];
        /** @description The order; without it, the order of the list. */
        ReferenceSort: "order" | "-order" | "title" | "-title" | "parent" | "-parent" | "active" | "-active" | "updatedAt" | "-updatedAt";
        /** @description Ids of reasons; only what was reported for one of them. */
        ReportReason: components["schemas"]["Id"][];
        /** @description By when the first of the reports came, or by how many there are; `-` for descending. */
        ReportSort: "firstAt" | "-firstAt" | "reports" | "-reports";
        /**
         * @description Things with a report in one of these states; without it the open ones.
         * @example [
         *       "open"
         *     ]
         */
        ReportStatus: components["schemas"]["ReportState"][];
        /** @description What was reported of one farmer or colleague. */
        ReportedAuthor: components["schemas"]["Id"];
        /** @description Text that the record's names and numbers begin with or contain. */
        Search: string;
        /** @description Only what was decided by somebody else and drawn for a second look, which is still to come. */
        SecondLook: boolean;
        /**
         * @description The southern edge of the box, in degrees.
         * @example 30.2
         */
        South: number;
        /** @description Ids of the farmers' districts. */
        SubscriberDistrict: components["schemas"]["Id"][];
        /** @description Ids of the languages spoken. */
        SubscriberLanguage: components["schemas"]["Id"][];
        /**
         * @description Only subscribers of whom all of these hold.
         * @example [
         *       "host"
         *     ]
         */
        SubscriberMark: ("host" | "doNotCall" | "noProfile")[];
        /** @description Telephone companies, by their codes. */
        SubscriberOperator: string[];
        /** @description Ids of the farmers' provinces. */
        SubscriberProvince: components["schemas"]["Id"][];
        /** @description The order; newest first without it. */
        SubscriberSort: "subscribedAt" | "-subscribedAt" | "msisdn" | "-msisdn" | "callCount" | "-callCount" | "lastCallAt" | "-lastCallAt" | "updatedAt" | "-updatedAt";
        /**
         * @description Only subscribers in one of these states; of host and doNotCall, only those of whom it holds besides.
         * @example [
         *       "active"
         *     ]
         */
        SubscriberStatus: components["schemas"]["SubscriberStatus"][];
        /**
         * @description Only records that changed at this moment or later.
         * @example 2026-11-01
         */
        SyncDate: string;
        /** @description Only these kinds. */
        TimelineKinds: components["schemas"]["TimelineKind"][];
        /** @description Today where it is left out. A day that the forecast does not reach has no values. */
        WeatherDay: components["schemas"]["Day"];
        /** @description One hour of the day instead of all of it. */
        WeatherHour: number;
        /**
         * @description The western edge of the box, in degrees.
         * @example 71.9
         */
        West: number;
        /**
         * @description The kind of record.
         * @example loan
         */
        WorkflowEntity: string;
        /**
         * @description The event of the machine.
         * @example UNDO_ACCEPT
         */
        WorkflowEvent: string;
        /**
         * @description The record's id; a loan's number will do.
         * @example 0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e31
         */
        WorkflowRecord: string;
    };
    requestBodies: never;
    headers: {
        /** @description The record's version in quotes, to be sent back in `If-Match`. */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "reap-admin@demo.fmis",
                 *       "password": "a long password"
                 *     }
                 */
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The password is right. */
            200: {
                headers: {
                    /** @description The pending sign-in. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "next": "otp",
                     *       "sentTo": "826",
                     *       "retryAfter": 30
                     *     }
                     */
                    "application/json": components["schemas"]["SignInStep"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    authorize: {
        parameters: {
            query: {
                /**
                 * @description Only authorization codes.
                 * @example code
                 */
                response_type: "code";
                /**
                 * @description The portal's name as a client.
                 * @example fmis-portal
                 */
                client_id: string;
                /**
                 * @description Where the code is brought to, one of the known addresses.
                 * @example /oauth/code
                 */
                redirect_uri: string;
                /**
                 * @description The client's own text, given back with the code.
                 * @example af0ifjsldkj
                 */
                state?: string;
                /**
                 * @description Taken and passed over: permissions come with the roles.
                 * @example portal
                 */
                scope?: string;
                /**
                 * @description SHA-256 of the verifier that the client will show at the token call.
                 * @example E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM
                 */
                code_challenge: string;
                /**
                 * @description Only S256.
                 * @example S256
                 */
                code_challenge_method: "S256";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Waits for the decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "transactionId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e11"
                     *     }
                     */
                    "application/json": components["schemas"]["AuthorizationTransaction"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideAuthorization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "transactionId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e11",
                 *       "otp": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["AuthorizationDecision"];
            };
        };
        responses: {
            /** @description Where to go with the authorization code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "redirect": "/oauth/code?code=SplxlOBeZQQYbYS6WxSbIA&state=af0ifjsldkj"
                     *     }
                     */
                    "application/json": components["schemas"]["Redirect"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    exchangeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "grant_type": "authorization_code",
                 *       "code": "SplxlOBeZQQYbYS6WxSbIA",
                 *       "redirect_uri": "/oauth/code",
                 *       "client_id": "fmis-portal",
                 *       "code_verifier": "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
                /**
                 * @example {
                 *       "grant_type": "authorization_code",
                 *       "code": "SplxlOBeZQQYbYS6WxSbIA",
                 *       "redirect_uri": "/oauth/code",
                 *       "client_id": "fmis-portal",
                 *       "code_verifier": "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
                 *     }
                 */
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description The tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "access_token": "2YotnFZFEjr1zCsicMWpAA",
                     *       "token_type": "Bearer",
                     *       "expires_in": 3600,
                     *       "refresh_token": "tGzv3JOkF0XG5Qx2TlKWIA"
                     *     }
                     */
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendOtp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The e-mail address that signs in.
                 * @example ops@demo.fmis
                 */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent, if there was somebody to send it to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "A code has been sent.",
                     *       "retryAfter": 30
                     *     }
                     */
                    "application/json": components["schemas"]["OtpSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "refresh_token": "tGzv3JOkF0XG5Qx2TlKWIA"
                 *     }
                 */
                "application/json": components["schemas"]["SignOut"];
            };
        };
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "reap-admin@demo.fmis"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordForgotten"];
            };
        };
        responses: {
            /** @description Sent, if there was somebody to send it to. */
            202: {
                headers: {
                    /** @description In the demonstration: whose outbox shows the link. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "If this address has an account, a link is on its way."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "SplxlOBeZQQYbYS6WxSbIA",
                 *       "password": "a new long password"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The new password holds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Your password has been changed."
                     *     }
                     */
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDemoOutbox: {
        parameters: {
            query?: {
                /** @description How many records at most; 0 asks for the total (and the counts) only. */
                limit?: components["parameters"]["Limit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboxMessages"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAgents: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
                /** @description A field, or `-field` for descending. */
                sort?: "name" | "-name" | "email" | "-email";
                /**
                 * @description Title of a role that the agents hold.
                 * @example Reap Agent
                 */
                role?: string;
                /**
                 * @description Only those who hold it.
                 * @example forum:status:put
                 */
                permission?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agents"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "oldPassword": "a long password",
                 *       "newPassword": "a new long password"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description What became of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Your password has been changed."
                     *     }
                     */
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRoles: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Roles"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listActiveOperators: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operators. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["People"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLoanApplications: {
        parameters: {
            query?: {
                /**
                 * @description States to include.
                 * @example [
                 *       "submitted",
                 *       "assigned"
                 *     ]
                 */
                status?: components["parameters"]["LoanStatus"];
                /** @description Ids of partners to include. */
                partner?: components["parameters"]["LoanPartner"];
                /** @description Ids of types to include. */
                type?: components["parameters"]["LoanType"];
                /** @description Ids of assigned agents to include. */
                agent?: components["parameters"]["LoanAgent"];
                /** @description Only applications without an agent (true), or only those with one (false). */
                unassigned?: components["parameters"]["LoanUnassigned"];
                /** @description Ids of districts to include. */
                district?: components["parameters"]["LoanDistrict"];
                /** @description Seasons to include, by their name. */
                season?: components["parameters"]["LoanSeason"];
                /** @description The least amount asked for. */
                amountMin?: components["parameters"]["LoanAmountMin"];
                /** @description The largest amount asked for. */
                amountMax?: components["parameters"]["LoanAmountMax"];
                /** @description Applied on this day or later (Asia/Karachi). */
                appliedFrom?: components["parameters"]["LoanAppliedFrom"];
                /** @description Applied on this day or earlier (Asia/Karachi). */
                appliedTo?: components["parameters"]["LoanAppliedTo"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
                /** @description A field, or `-field` for descending. */
                sort?: components["parameters"]["LoanSort"];
                /** @description Also answer with the number of records in each state. */
                counts?: components["parameters"]["Counts"];
                /** @description How many records at most; 0 asks for the total (and the counts) only. */
                limit?: components["parameters"]["Limit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description The `next` of the page before, in the same order and with the same filters. No page repeats or misses a record because others came or went. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The applications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanApplications"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportLoanApplications: {
        parameters: {
            query: {
                /**
                 * @description The kind of file.
                 * @example csv
                 */
                format: "csv" | "xlsx";
                /** @description Columns to write, in this order. */
                columns?: string[];
                /**
                 * @description States to include.
                 * @example [
                 *       "submitted",
                 *       "assigned"
                 *     ]
                 */
                status?: components["parameters"]["LoanStatus"];
                /** @description Ids of partners to include. */
                partner?: components["parameters"]["LoanPartner"];
                /** @description Ids of types to include. */
                type?: components["parameters"]["LoanType"];
                /** @description Ids of assigned agents to include. */
                agent?: components["parameters"]["LoanAgent"];
                /** @description Only applications without an agent (true), or only those with one (false). */
                unassigned?: components["parameters"]["LoanUnassigned"];
                /** @description Ids of districts to include. */
                district?: components["parameters"]["LoanDistrict"];
                /** @description Seasons to include, by their name. */
                season?: components["parameters"]["LoanSeason"];
                /** @description The least amount asked for. */
                amountMin?: components["parameters"]["LoanAmountMin"];
                /** @description The largest amount asked for. */
                amountMax?: components["parameters"]["LoanAmountMax"];
                /** @description Applied on this day or later (Asia/Karachi). */
                appliedFrom?: components["parameters"]["LoanAppliedFrom"];
                /** @description Applied on this day or earlier (Asia/Karachi). */
                appliedTo?: components["parameters"]["LoanAppliedTo"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
                /** @description A field, or `-field` for descending. */
                sort?: components["parameters"]["LoanSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyForLoan: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "farmerId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e21",
                 *       "typeId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e22",
                 *       "partnerId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e23",
                 *       "purpose": "Wheat inputs",
                 *       "season": "Rabi 2026–27",
                 *       "amount": 485000,
                 *       "tenureMonths": 8,
                 *       "items": [
                 *         {
                 *           "title": "Wheat seed, Akbar-2019, 50 kg",
                 *           "supplier": "Punjab Seed Corporation",
                 *           "quantity": 12,
                 *           "unit": "bags",
                 *           "unitPrice": 6500
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["LoanApply"];
            };
        };
        responses: {
            /** @description The application. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLoanApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The application's id or its number.
                 * @example LN-24817
                 */
                id: components["parameters"]["LoanId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanApplication"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadSignedCopy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The application's id or its number.
                 * @example LN-24817
                 */
                id: components["parameters"]["LoanId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                    "image/jpeg": Blob;
                    "image/png": Blob;
                    "image/webp": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadSignedCopy: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The application's id or its number.
                 * @example LN-24817
                 */
                id: components["parameters"]["LoanId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SignedCopyUpload"];
            };
        };
        responses: {
            /** @description The stored copy. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedCopy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLoanAgents: {
        parameters: {
            query?: {
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanAgents"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLoanSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLoanSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "twoPerson": true
                 *     }
                 */
                "application/json": components["schemas"]["LoanSettingsChange"];
            };
        };
        responses: {
            /** @description The rules as they are now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLoanStatuses: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The states. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanStatuses"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLoanPaymentModes: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanChoices"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLoanTypes: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The types, with how much a loan of each may be. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanTypes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLoanPartners: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanChoices"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    assignLoanAgent: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e31",
                 *       "email": "reap-agent@demo.fmis"
                 *     }
                 */
                "application/json": components["schemas"]["LoanAssignment"];
            };
        };
        responses: {
            /** @description The application as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptLoan: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e31"
                 *     }
                 */
                "application/json": components["schemas"]["LoanDecision"];
            };
        };
        responses: {
            /** @description The application as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    deferLoan: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "applicationId": "LN-24817",
                 *       "reason": "Fard not attached"
                 *     }
                 */
                "application/json": components["schemas"]["LoanDecision"];
            };
        };
        responses: {
            /** @description The application as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    rejectLoan: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e31",
                 *       "reason": "The last loan is overdue"
                 *     }
                 */
                "application/json": components["schemas"]["LoanDecision"];
            };
        };
        responses: {
            /** @description The application as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addLoanClause: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e31",
                 *       "title": "Repayment after the wheat harvest",
                 *       "text": "The borrower repays in one payment within 30 days of selling the wheat crop."
                 *     }
                 */
                "application/json": components["schemas"]["LoanClauseAddition"];
            };
        };
        responses: {
            /** @description The clause and the application as it is now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanClauseAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLoanClause: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e31",
                 *       "clauseId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e41",
                 *       "title": "Repayment after the wheat harvest",
                 *       "text": "The borrower repays in one payment within 45 days of selling the wheat crop."
                 *     }
                 */
                "application/json": components["schemas"]["LoanClauseChange"];
            };
        };
        responses: {
            /** @description The clause and the application as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanClauseAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    signLoanContract: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e31",
                 *       "date": "2026-11-19"
                 *     }
                 */
                "application/json": components["schemas"]["LoanSigning"];
            };
        };
        responses: {
            /** @description The application as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    procureLoan: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e31",
                 *       "amount": 78000,
                 *       "paymentModeId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e51",
                 *       "items": [
                 *         {
                 *           "title": "Wheat seed, Akbar-2019, 50 kg",
                 *           "supplier": "Punjab Seed Corporation",
                 *           "quantity": 12,
                 *           "unit": "bags",
                 *           "unitPrice": 6500
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["LoanProcurement"];
            };
        };
        responses: {
            /** @description The application as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeLoan: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e31",
                 *       "reason": "repaid"
                 *     }
                 */
                "application/json": components["schemas"]["LoanClosing"];
            };
        };
        responses: {
            /** @description The application as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCases: {
        parameters: {
            query?: {
                /**
                 * @description States to include; merged and deleted ones only when named.
                 * @example [
                 *       "new",
                 *       "open"
                 *     ]
                 */
                status?: components["parameters"]["CaseStatus"];
                /** @description Ids of categories to include. */
                categoryId?: components["parameters"]["CaseCategoryIds"];
                /** @description Ids of sub-categories to include. */
                subCategoryId?: components["parameters"]["CaseSubCategoryIds"];
                /** @description Ids of the people who have it. */
                agent?: components["parameters"]["CaseAgentIds"];
                /** @description Only cases that nobody has (true), or only those that somebody has (false). */
                unassigned?: components["parameters"]["CaseUnassigned"];
                /** @description Only cases whose clock runs and has run over (true), or all others (false). */
                overdue?: components["parameters"]["CaseOverdue"];
                /** @description Ids of the farmers' districts to include. */
                district?: components["parameters"]["CaseDistrict"];
                /** @description The cases of one number. */
                msisdn?: components["parameters"]["CaseMsisdn"];
                /** @description Only cases with this tag, as it is written. */
                tag?: components["parameters"]["CaseTagFilter"];
                /** @description Asked on this day or later (Asia/Karachi). */
                createdFrom?: components["parameters"]["CaseCreatedFrom"];
                /** @description Asked on this day or earlier (Asia/Karachi). */
                createdTo?: components["parameters"]["CaseCreatedTo"];
                /** @description The beginnings of words of title or farmer's name, a number or its end, or the case's number. */
                searchText?: components["parameters"]["CaseSearchText"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
                /** @description A field, or `-field` for descending. `due`: those whose clock runs come first, the most urgent before all. */
                sort?: components["parameters"]["CaseSort"];
                /** @description Also answer with the number of records in each state. */
                counts?: components["parameters"]["Counts"];
                /** @description How many records at most; 0 asks for the total (and the counts) only. */
                limit?: components["parameters"]["CaseLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description The `next` of the page before, in the same order and with the same filters. No page repeats or misses a record because others came or went. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cases. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cases"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportCases: {
        parameters: {
            query: {
                /**
                 * @description The kind of file.
                 * @example csv
                 */
                format: "csv" | "xlsx";
                /** @description Columns to write, in this order. */
                columns?: string[];
                /**
                 * @description States to include; merged and deleted ones only when named.
                 * @example [
                 *       "new",
                 *       "open"
                 *     ]
                 */
                status?: components["parameters"]["CaseStatus"];
                /** @description Ids of categories to include. */
                categoryId?: components["parameters"]["CaseCategoryIds"];
                /** @description Ids of sub-categories to include. */
                subCategoryId?: components["parameters"]["CaseSubCategoryIds"];
                /** @description Ids of the people who have it. */
                agent?: components["parameters"]["CaseAgentIds"];
                /** @description Only cases that nobody has (true), or only those that somebody has (false). */
                unassigned?: components["parameters"]["CaseUnassigned"];
                /** @description Only cases whose clock runs and has run over (true), or all others (false). */
                overdue?: components["parameters"]["CaseOverdue"];
                /** @description Ids of the farmers' districts to include. */
                district?: components["parameters"]["CaseDistrict"];
                /** @description The cases of one number. */
                msisdn?: components["parameters"]["CaseMsisdn"];
                /** @description Only cases with this tag, as it is written. */
                tag?: components["parameters"]["CaseTagFilter"];
                /** @description Asked on this day or later (Asia/Karachi). */
                createdFrom?: components["parameters"]["CaseCreatedFrom"];
                /** @description Asked on this day or earlier (Asia/Karachi). */
                createdTo?: components["parameters"]["CaseCreatedTo"];
                /** @description The beginnings of words of title or farmer's name, a number or its end, or the case's number. */
                searchText?: components["parameters"]["CaseSearchText"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
                /** @description A field, or `-field` for descending. `due`: those whose clock runs come first, the most urgent before all. */
                sort?: components["parameters"]["CaseSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCaseOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures, as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseOverview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSimilarCases: {
        parameters: {
            query: {
                /** @description The title, and the description, as far as they are typed. */
                text: string;
                /** @description The cases of one number. */
                msisdn?: components["parameters"]["CaseMsisdn"];
                /** @description The case that is being looked at. */
                except?: components["schemas"]["Id"];
                /** @description How many at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cases. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimilarCases"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCaseAgents: {
        parameters: {
            query?: {
                /** @description The case that somebody is looked for. */
                caseId?: components["schemas"]["Id"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseAgents"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    assignCase: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d4001",
                 *       "agent": "call-center@demo.fmis"
                 *     }
                 */
                "application/json": components["schemas"]["CaseAssignment"];
            };
        };
        responses: {
            /** @description The case as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addCaseParameter: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d4001",
                 *       "type": "crops",
                 *       "parameter": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d4005"
                 *     }
                 */
                "application/json": components["schemas"]["CaseParameterInput"];
            };
        };
        responses: {
            /** @description The case as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeCaseParameter: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /**
                 * @description What kind of parameter it is.
                 * @example crops
                 */
                type: components["parameters"]["CaseParameterTypePart"];
                /** @description The entry of the reference list. */
                parameter: components["parameters"]["CaseParameterPart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addCaseTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d4001",
                 *       "tag": "late season"
                 *     }
                 */
                "application/json": components["schemas"]["CaseTagInput"];
            };
        };
        responses: {
            /** @description The case as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeCaseTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /**
                 * @description The tag as it is written.
                 * @example late season
                 */
                tag: components["parameters"]["CaseTagPart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCase: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCaseCategories: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseCategories"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCaseSubCategories: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseCategories"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    hearCase: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CaseHeard"];
            };
        };
        responses: {
            /** @description The case as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The case's id or its number.
                 * @example C-48117
                 */
                id: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCase: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d4001",
                 *       "title": "Pink bollworm in the last green bolls"
                 *     }
                 */
                "application/json": components["schemas"]["CaseEdit"];
            };
        };
        responses: {
            /** @description The case as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCase: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "msisdn": "923004417826",
                 *       "title": "Pink bollworm in the last bolls",
                 *       "category": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d4002",
                 *       "status": "new"
                 *     }
                 */
                "application/json": components["schemas"]["CaseForm"];
            };
        };
        responses: {
            /** @description The case as it is now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listListings: {
        parameters: {
            query?: {
                /**
                 * @description Reviews to include; deleted ones only when named.
                 * @example [
                 *       "pending"
                 *     ]
                 */
                status?: components["parameters"]["ListingReview"];
                /** @description Only those the owner shows, or hides. */
                isActive?: components["parameters"]["ListingActive"];
                /** @description Only expired ones, or only those that are not. */
                expired?: components["parameters"]["ListingExpired"];
                /** @description Only those with an open report, or without one. */
                reported?: components["parameters"]["ListingReported"];
                /** @description Ids of categories to include. */
                category?: components["parameters"]["ListingCategoryIds"];
                /** @description Ids of items to include. */
                item?: components["parameters"]["ListingItemIds"];
                /** @description Ids of districts to include. */
                district?: components["parameters"]["ListingDistrict"];
                /** @description The offers of one farmer. */
                creator?: components["parameters"]["ListingCreator"];
                /** @description Levels of risk to include. */
                risk?: components["parameters"]["ListingRisk"];
                /** @description Only those with pictures, or without any. */
                pictures?: components["parameters"]["ListingPictures"];
                /** @description Only what nobody else is working on, or only what the caller is working on. */
                claim?: components["parameters"]["Claimed"];
                /** @description Only what somebody has handed on, to anybody or to the caller. */
                escalated?: components["parameters"]["Escalated"];
                /** @description Only what was decided by somebody else and drawn for a second look, which is still to come. */
                secondLook?: components["parameters"]["SecondLook"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
                /** @description A field, or `-field` for descending. */
                sort?: components["parameters"]["ListingSort"];
                /** @description Also answer with the number of records in each state. */
                counts?: components["parameters"]["Counts"];
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description The `next` of the page before, in the same order and with the same filters. No page repeats or misses a record because others came or went. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPendingListings: {
        parameters: {
            query?: {
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
                /** @description Also answer with the number of records in each state. */
                counts?: components["parameters"]["Counts"];
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description The `next` of the page before, in the same order and with the same filters. No page repeats or misses a record because others came or went. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveListing: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listing as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getListingSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateListingSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "twoPerson": true
                 *     }
                 */
                "application/json": components["schemas"]["ListingSettingsChange"];
            };
        };
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listListingCategories: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories or items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingCategories"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listListingItems: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories or items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingCategories"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReportedListings: {
        parameters: {
            query?: {
                /**
                 * @description Things with a report in one of these states; without it the open ones.
                 * @example [
                 *       "open"
                 *     ]
                 */
                status?: components["parameters"]["ReportStatus"];
                /** @description Ids of reasons; only what was reported for one of them. */
                reason?: components["parameters"]["ReportReason"];
                /** @description What was reported of one farmer or colleague. */
                author?: components["parameters"]["ReportedAuthor"];
                /** @description Levels of risk to include. */
                risk?: components["parameters"]["PostRisk"];
                /** @description Ids of the authors' districts to include. */
                district?: components["parameters"]["PostDistrict"];
                /** @description Only what nobody else is working on, or only what the caller is working on. */
                claim?: components["parameters"]["Claimed"];
                /** @description Only what somebody has handed on, to anybody or to the caller. */
                escalated?: components["parameters"]["Escalated"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
                /** @description By when the first of the reports came, or by how many there are; `-` for descending. */
                sort?: components["parameters"]["ReportSort"];
                /** @description Also answer with the number of records in each state. */
                counts?: components["parameters"]["Counts"];
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reported listings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportedThings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportListing: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "listingId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d3001",
                 *       "reasonId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d3009"
                 *     }
                 */
                "application/json": components["schemas"]["ListingReport"];
            };
        };
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateListingImages: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ListingImagesForm"];
            };
        };
        responses: {
            /** @description The listing as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listing. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteListing: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listing as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateListing: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d3001",
                 *       "isActive": false
                 *     }
                 */
                "application/json": components["schemas"]["ListingChange"];
            };
        };
        responses: {
            /** @description The listing as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    createListing: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ListingForm"];
            };
        };
        responses: {
            /** @description The listing. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReportedUsers: {
        parameters: {
            query?: {
                /**
                 * @description Things with a report in one of these states; without it the open ones.
                 * @example [
                 *       "open"
                 *     ]
                 */
                status?: components["parameters"]["ReportStatus"];
                /** @description Ids of reasons; only what was reported for one of them. */
                reason?: components["parameters"]["ReportReason"];
                /** @description What was reported of one farmer or colleague. */
                author?: components["parameters"]["ReportedAuthor"];
                /** @description Levels of risk to include. */
                risk?: components["parameters"]["PostRisk"];
                /** @description Ids of the authors' districts to include. */
                district?: components["parameters"]["PostDistrict"];
                /** @description Only what nobody else is working on, or only what the caller is working on. */
                claim?: components["parameters"]["Claimed"];
                /** @description Only what somebody has handed on, to anybody or to the caller. */
                escalated?: components["parameters"]["Escalated"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
                /** @description By when the first of the reports came, or by how many there are; `-` for descending. */
                sort?: components["parameters"]["ReportSort"];
                /** @description Also answer with the number of records in each state. */
                counts?: components["parameters"]["Counts"];
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was reported. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportedThings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e21",
                 *       "reasonId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d4009"
                 *     }
                 */
                "application/json": components["schemas"]["UserReport"];
            };
        };
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPosts: {
        parameters: {
            query?: {
                /**
                 * @description States to include; deleted ones only when named.
                 * @example [
                 *       "approved"
                 *     ]
                 */
                status?: components["parameters"]["PostStates"];
                /** @description Only posts that open a thread, or only replies. */
                kind?: components["parameters"]["PostKind"];
                /** @description Types to include. */
                type?: components["parameters"]["PostTypes"];
                /** @description Topics to include. */
                topic?: components["parameters"]["PostTopic"];
                /** @description Languages to include. */
                language?: components["parameters"]["PostLanguage"];
                /** @description Levels of risk to include. */
                risk?: components["parameters"]["PostRisk"];
                /** @description Ids of the authors' districts to include. */
                district?: components["parameters"]["PostDistrict"];
                /** @description The posts of one farmer or colleague. */
                creator?: components["parameters"]["PostCreator"];
                /** @description Only those with pictures, sound or film of this kind. */
                media?: components["parameters"]["PostMedia"];
                /** @description Only those with an open report, or without one. */
                reported?: components["parameters"]["PostReported"];
                /** @description Posted on this day or later (Asia/Karachi). */
                postedFrom?: components["parameters"]["PostedFrom"];
                /** @description Posted on this day or earlier (Asia/Karachi). */
                postedTo?: components["parameters"]["PostedTo"];
                /** @description Only what nobody else is working on, or only what the caller is working on. */
                claim?: components["parameters"]["Claimed"];
                /** @description Only what somebody has handed on, to anybody or to the caller. */
                escalated?: components["parameters"]["Escalated"];
                /** @description Only what was decided by somebody else and drawn for a second look, which is still to come. */
                secondLook?: components["parameters"]["SecondLook"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
                /** @description A field, or `-field` for descending. */
                sort?: components["parameters"]["PostSort"];
                /** @description Also answer with the number of records in each state. */
                counts?: components["parameters"]["Counts"];
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description The `next` of the page before, in the same order and with the same filters. No page repeats or misses a record because others came or went. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The posts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Posts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePost: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d4001",
                 *       "content": "The spots are orange and come off on the finger."
                 *     }
                 */
                "application/json": components["schemas"]["PostChange"];
            };
        };
        responses: {
            /** @description The post as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPost: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PostForm"];
            };
        };
        responses: {
            /** @description The post. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReportedPosts: {
        parameters: {
            query?: {
                /**
                 * @description Things with a report in one of these states; without it the open ones.
                 * @example [
                 *       "open"
                 *     ]
                 */
                status?: components["parameters"]["ReportStatus"];
                /** @description Ids of reasons; only what was reported for one of them. */
                reason?: components["parameters"]["ReportReason"];
                /** @description What was reported of one farmer or colleague. */
                author?: components["parameters"]["ReportedAuthor"];
                /** @description Levels of risk to include. */
                risk?: components["parameters"]["PostRisk"];
                /** @description Ids of the authors' districts to include. */
                district?: components["parameters"]["PostDistrict"];
                /** @description Only what nobody else is working on, or only what the caller is working on. */
                claim?: components["parameters"]["Claimed"];
                /** @description Only what somebody has handed on, to anybody or to the caller. */
                escalated?: components["parameters"]["Escalated"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
                /** @description By when the first of the reports came, or by how many there are; `-` for descending. */
                sort?: components["parameters"]["ReportSort"];
                /** @description Also answer with the number of records in each state. */
                counts?: components["parameters"]["Counts"];
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was reported. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportedThings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportPost: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "postId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d4001",
                 *       "reasonId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d4009"
                 *     }
                 */
                "application/json": components["schemas"]["PostReport"];
            };
        };
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    giveSentiment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "forumPostId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d4001",
                 *       "sentiment": "like"
                 *     }
                 */
                "application/json": components["schemas"]["Sentiment"];
            };
        };
        responses: {
            /** @description The sentiments of the post now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sentiments"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePost: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPostThread: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The thread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostThread"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApprovedPosts: {
        parameters: {
            query?: {
                /** @description Only posts that open a thread, or only replies. */
                kind?: components["parameters"]["PostKind"];
                /** @description Types to include. */
                type?: components["parameters"]["PostTypes"];
                /** @description Topics to include. */
                topic?: components["parameters"]["PostTopic"];
                /** @description Languages to include. */
                language?: components["parameters"]["PostLanguage"];
                /** @description Levels of risk to include. */
                risk?: components["parameters"]["PostRisk"];
                /** @description Ids of the authors' districts to include. */
                district?: components["parameters"]["PostDistrict"];
                /** @description The posts of one farmer or colleague. */
                creator?: components["parameters"]["PostCreator"];
                /** @description Only those with pictures, sound or film of this kind. */
                media?: components["parameters"]["PostMedia"];
                /** @description Only those with an open report, or without one. */
                reported?: components["parameters"]["PostReported"];
                /** @description Posted on this day or later (Asia/Karachi). */
                postedFrom?: components["parameters"]["PostedFrom"];
                /** @description Posted on this day or earlier (Asia/Karachi). */
                postedTo?: components["parameters"]["PostedTo"];
                /** @description Only what nobody else is working on, or only what the caller is working on. */
                claim?: components["parameters"]["Claimed"];
                /** @description Only what somebody has handed on, to anybody or to the caller. */
                escalated?: components["parameters"]["Escalated"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
                /** @description A field, or `-field` for descending. */
                sort?: components["parameters"]["PostSort"];
                /** @description Also answer with the number of records in each state. */
                counts?: components["parameters"]["Counts"];
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description The `next` of the page before, in the same order and with the same filters. No page repeats or misses a record because others came or went. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The posts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Posts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPendingPosts: {
        parameters: {
            query?: {
                /** @description Only posts that open a thread, or only replies. */
                kind?: components["parameters"]["PostKind"];
                /** @description Types to include. */
                type?: components["parameters"]["PostTypes"];
                /** @description Topics to include. */
                topic?: components["parameters"]["PostTopic"];
                /** @description Languages to include. */
                language?: components["parameters"]["PostLanguage"];
                /** @description Levels of risk to include. */
                risk?: components["parameters"]["PostRisk"];
                /** @description Ids of the authors' districts to include. */
                district?: components["parameters"]["PostDistrict"];
                /** @description The posts of one farmer or colleague. */
                creator?: components["parameters"]["PostCreator"];
                /** @description Only those with pictures, sound or film of this kind. */
                media?: components["parameters"]["PostMedia"];
                /** @description Only those with an open report, or without one. */
                reported?: components["parameters"]["PostReported"];
                /** @description Posted on this day or later (Asia/Karachi). */
                postedFrom?: components["parameters"]["PostedFrom"];
                /** @description Posted on this day or earlier (Asia/Karachi). */
                postedTo?: components["parameters"]["PostedTo"];
                /** @description Only what nobody else is working on, or only what the caller is working on. */
                claim?: components["parameters"]["Claimed"];
                /** @description Only what somebody has handed on, to anybody or to the caller. */
                escalated?: components["parameters"]["Escalated"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
                /** @description A field, or `-field` for descending. */
                sort?: components["parameters"]["PostSort"];
                /** @description Also answer with the number of records in each state. */
                counts?: components["parameters"]["Counts"];
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description The `next` of the page before, in the same order and with the same filters. No page repeats or misses a record because others came or went. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The posts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Posts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRejectedPosts: {
        parameters: {
            query?: {
                /** @description Only posts that open a thread, or only replies. */
                kind?: components["parameters"]["PostKind"];
                /** @description Types to include. */
                type?: components["parameters"]["PostTypes"];
                /** @description Topics to include. */
                topic?: components["parameters"]["PostTopic"];
                /** @description Languages to include. */
                language?: components["parameters"]["PostLanguage"];
                /** @description Levels of risk to include. */
                risk?: components["parameters"]["PostRisk"];
                /** @description Ids of the authors' districts to include. */
                district?: components["parameters"]["PostDistrict"];
                /** @description The posts of one farmer or colleague. */
                creator?: components["parameters"]["PostCreator"];
                /** @description Only those with pictures, sound or film of this kind. */
                media?: components["parameters"]["PostMedia"];
                /** @description Only those with an open report, or without one. */
                reported?: components["parameters"]["PostReported"];
                /** @description Posted on this day or later (Asia/Karachi). */
                postedFrom?: components["parameters"]["PostedFrom"];
                /** @description Posted on this day or earlier (Asia/Karachi). */
                postedTo?: components["parameters"]["PostedTo"];
                /** @description Only what nobody else is working on, or only what the caller is working on. */
                claim?: components["parameters"]["Claimed"];
                /** @description Only what somebody has handed on, to anybody or to the caller. */
                escalated?: components["parameters"]["Escalated"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
                /** @description A field, or `-field` for descending. */
                sort?: components["parameters"]["PostSort"];
                /** @description Also answer with the number of records in each state. */
                counts?: components["parameters"]["Counts"];
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description The `next` of the page before, in the same order and with the same filters. No page repeats or misses a record because others came or went. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The posts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Posts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPostStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d4001",
                 *       "status": "rejected",
                 *       "reason": "Shows a phone number"
                 *     }
                 */
                "application/json": components["schemas"]["PostStatusChange"];
            };
        };
        responses: {
            /** @description The post as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getForumStats: {
        parameters: {
            query?: {
                /** @description The first day; without it 30 days before the last one. */
                from?: components["schemas"]["Day"];
                /** @description The last day; without it today. */
                to?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForumStats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBadgeKinds: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kinds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadgeKinds"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBadgeRecommendations: {
        parameters: {
            query?: {
                /**
                 * @description States to include; without it only what waits for a decision.
                 * @example [
                 *       "recommended"
                 *     ]
                 */
                status?: components["schemas"]["BadgeState"][];
                /** @description Ids of kinds to include. */
                badge?: components["schemas"]["Id"][];
                /** @description The badges of one farmer. */
                farmer?: components["schemas"]["Id"];
                /** @description Only what nobody else is working on, or only what the caller is working on. */
                claim?: components["parameters"]["Claimed"];
                /** @description Only what somebody has handed on, to anybody or to the caller. */
                escalated?: components["parameters"]["Escalated"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
                /** @description A field, or `-field` for descending. */
                sort?: "createdAt" | "-createdAt" | "stateSince" | "-stateSince" | "farmer" | "-farmer";
                /** @description Also answer with the number of records in each state. */
                counts?: components["parameters"]["Counts"];
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description The `next` of the page before, in the same order and with the same filters. No page repeats or misses a record because others came or went. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recommendations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Badges"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    assignBadge: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "farmerId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e21",
                 *       "badgeId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d5001"
                 *     }
                 */
                "application/json": components["schemas"]["BadgeAssignment"];
            };
        };
        responses: {
            /** @description The badge as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Badge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptBadge: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d5011"
                 *     }
                 */
                "application/json": components["schemas"]["BadgeDecision"];
            };
        };
        responses: {
            /** @description The badge as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Badge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    rejectBadge: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d5011"
                 *     }
                 */
                "application/json": components["schemas"]["BadgeDecision"];
            };
        };
        responses: {
            /** @description The badge as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Badge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSecondLookSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The share. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondLookSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSecondLookSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "share": 10
                 *     }
                 */
                "application/json": components["schemas"]["SecondLookSettingsChange"];
            };
        };
        responses: {
            /** @description The share. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondLookSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    openMedia: {
        parameters: {
            query: {
                /** @description Seconds since 1970 until which the address is good. */
                until: number;
                /** @description What shows that this server made the address. */
                signature: string;
            };
            header?: {
                /** @description One range of bytes. */
                Range?: string;
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": Blob;
                    "image/jpeg": Blob;
                    "image/png": Blob;
                    "audio/mpeg": Blob;
                    "audio/wav": Blob;
                    "audio/ogg": Blob;
                    "audio/x-m4a": Blob;
                    "video/mp4": Blob;
                    "video/webm": Blob;
                };
            };
            /** @description The range that was asked for. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": Blob;
                    "image/jpeg": Blob;
                    "image/png": Blob;
                    "audio/mpeg": Blob;
                    "audio/wav": Blob;
                    "audio/ogg": Blob;
                    "audio/x-m4a": Blob;
                    "video/mp4": Blob;
                    "video/webm": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            /** @description The file has no such range. */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getModeratorFigures: {
        parameters: {
            query?: {
                /** @description The first day; without it 30 days before the last one. */
                from?: components["schemas"]["Day"];
                /** @description The last day; without it today. */
                to?: components["schemas"]["Day"];
                /** @description One queue; all of them without it. */
                entity?: components["schemas"]["QueueName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModeratorFigures"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQueueLoad: {
        parameters: {
            query: {
                /**
                 * @description The queue.
                 * @example post
                 */
                entity: components["schemas"]["QueueName"];
                /**
                 * @description Of reports: only those of such things.
                 * @example [
                 *       "listing"
                 *     ]
                 */
                target?: ("post" | "user" | "listing")[];
                /** @description How many hours back. */
                hours?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The load. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueLoad"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApiCallDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiCallDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateApiCallDetail: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d4301",
                 *       "active": 0
                 *     }
                 */
                "application/json": components["schemas"]["ApiCallDetailUpdate"];
            };
        };
        responses: {
            /** @description The detail. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredApiCallDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    createApiCallDetail: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Weather of the caller's tehsil",
                 *       "method": "GET",
                 *       "url": "https://demo.fmis.invalid/weather",
                 *       "queryString": "tehsil={{caller.location}}"
                 *     }
                 */
                "application/json": components["schemas"]["NewApiCallDetail"];
            };
        };
        responses: {
            /** @description The detail. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredApiCallDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteApiCallDetail: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    tryApiCallDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "values": {
                 *         "call.lastKey": "1"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ApiCallTry"];
            };
        };
        responses: {
            /** @description What came back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiCallTried"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            /** @description The other system did not answer. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    listTrunkCallDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrunkCallDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTrunkCallDetail: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d4302",
                 *       "active": 0
                 *     }
                 */
                "application/json": components["schemas"]["TrunkCallDetailUpdate"];
            };
        };
        responses: {
            /** @description The detail. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrunkCallDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTrunkCallDetail: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Call the advisory centre",
                 *       "trunkName": "ptcl-lahore",
                 *       "endpoint": "PJSIP/advisory@pbx-lhr",
                 *       "stasisName": "advisory-queue",
                 *       "dialingTimings": [
                 *         {
                 *           "days": [
                 *             1,
                 *             2,
                 *             3,
                 *             4,
                 *             5
                 *           ],
                 *           "from": "08:00",
                 *           "to": "20:00"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewTrunkCallDetail"];
            };
        };
        responses: {
            /** @description The detail. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrunkCallDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTrunkCallDetail: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listIvrPaths: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The paths. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMenuNodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The nodes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuNodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRootNode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The root. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuNode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMenuNode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The node. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuNode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addMenuNode: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Wheat advice",
                 *       "parentNodeUuid": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d4002"
                 *     }
                 */
                "application/json": components["schemas"]["NewMenuNode"];
            };
        };
        responses: {
            /** @description The node. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuNodeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMenuNode: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "update": {
                 *         "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d4001",
                 *         "active": 1
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["MenuNodeUpdate"];
            };
        };
        responses: {
            /** @description The node as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuNodeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMenuNode: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuRemoval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMenuLinkContentNode: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The node as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuNodeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMenuLinkApiAction: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The node as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuNodeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMenuLinkCrop: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The node as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuNodeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMenuLinkCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The node as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuNodeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMenuLinkFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The node as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuNodeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMenuLinkLanguage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The node as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuNodeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMenuLinkLivestock: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The node as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuNodeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMenuLinkLocation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The node as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuNodeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMenuLinkMachinery: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The node as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuNodeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMenuLinkSurvey: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The node as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuNodeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMenuLinkTrunkAction: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The node as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuNodeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMenuLinkRecordingEndFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The node as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuNodeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadMenuFiles: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["MenuUpload"];
            };
        };
        responses: {
            /** @description The sounds, to be put into the audio of a node or box. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuFiles"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMenuSounds: {
        parameters: {
            query?: {
                /**
                 * @description In this language only.
                 * @example ur
                 */
                language?: components["schemas"]["MenuLanguage"];
                /** @description Letters of a sound's name, or of the title of a node, welcome box or content file of the draft that plays it. */
                search?: string;
                /** @description How many records at most; 0 asks for the total (and the counts) only. */
                limit?: components["parameters"]["Limit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of sounds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuSounds"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportMenuArchive: {
        parameters: {
            query?: {
                /**
                 * @description The `childNodeUuid` of the node whose subtree is meant; without it the whole draft.
                 * @example 0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d4002
                 */
                node?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/gzip": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    readMenuArchive: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["MenuArchive"];
            };
        };
        responses: {
            /** @description The menu, and what became of the sounds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuArchiveRead"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMenuFileAddresses: {
        parameters: {
            query: {
                /**
                 * @description Of sounds that were uploaded for the menu; others are left out.
                 * @example [
                 *       "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d4101"
                 *     ]
                 */
                mediaId: components["schemas"]["Id"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuMediaAddresses"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWelcomeBoxes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The boxes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WelcomeBoxes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWelcomeBox: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d4003",
                 *       "active": 0
                 *     }
                 */
                "application/json": components["schemas"]["WelcomeBoxUpdate"];
            };
        };
        responses: {
            /** @description The box as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WelcomeBox"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWelcomeBox: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Welcome",
                 *       "seqOrder": 1,
                 *       "active": 1
                 *     }
                 */
                "application/json": components["schemas"]["NewWelcomeBox"];
            };
        };
        responses: {
            /** @description The box. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WelcomeBox"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWelcomeBox: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The box as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WelcomeBox"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWelcomeBox: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuRemoval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMenuDraftNews: {
        parameters: {
            query?: {
                /** @description The sequence of what the reader has. */
                since?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The news. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuDraftNews"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeMenuDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sequence": 42,
                 *       "changes": [
                 *         {
                 *           "op": "removeNode",
                 *           "uuid": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d4002"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MenuChanges"];
            };
        };
        responses: {
            /** @description What became of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findUnknownMenuTargets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MenuTargets"];
            };
        };
        responses: {
            /** @description Those that are not known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuTargets"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMutedMenuProblems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MutedMenuProblems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    muteMenuProblems: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MenuProblemsToMute"];
            };
        };
        responses: {
            /** @description All that are muted now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MutedMenuProblems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    unmuteMenuProblems: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MenuProblemsToShow"];
            };
        };
        responses: {
            /** @description All that are muted still. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MutedMenuProblems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMenuSource: {
        parameters: {
            query?: {
                /** @description `draft`, `live` or the number of a revision. */
                revision?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The source. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuSourceAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    showMenuPresence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MenuPresenceChange"];
            };
        };
        responses: {
            /** @description The others. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuPresence"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMenuRevisions: {
        parameters: {
            query?: {
                /** @description How many records at most; 0 asks for the total (and the counts) only. */
                limit?: components["parameters"]["Limit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revisions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuRevisions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    nameMenuRevision: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The revision to name.
                 * @example 1
                 */
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Wheat season",
                 *       "note": "With the warnings of the district",
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["MenuRevisionWords"];
            };
        };
        responses: {
            /** @description The revision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuRevision"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    rollBackMenu: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The revision to go back to.
                 * @example 1
                 */
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MenuRollBack"];
            };
        };
        responses: {
            /** @description The new revision. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuRevision"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    publishMenu: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sequence": 42,
                 *       "note": "Wheat season"
                 *     }
                 */
                "application/json": components["schemas"]["MenuPublish"];
            };
        };
        responses: {
            /** @description The revision that callers hear now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuRevision"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMenuTestCases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The test cases. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuTestCases"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMenuTestCase: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "A grower of wheat hears the weather",
                 *       "caller": {
                 *         "msisdn": "923004417826",
                 *         "language": "ur",
                 *         "location": [],
                 *         "crops": [],
                 *         "livestock": [],
                 *         "machineries": [],
                 *         "callCount": 3,
                 *         "host": false,
                 *         "subscriberStatus": "active"
                 *       },
                 *       "at": "2026-11-20T04:00:00.000Z",
                 *       "startAt": null,
                 *       "events": [
                 *         {
                 *           "type": "HANG_UP",
                 *           "at": "2026-11-20T04:00:05.000Z"
                 *         }
                 *       ],
                 *       "expected": []
                 *     }
                 */
                "application/json": components["schemas"]["MenuTestCaseInput"];
            };
        };
        responses: {
            /** @description The test case. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuTestCase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMenuTestCase: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "A grower of wheat hears the weather",
                 *       "caller": {
                 *         "msisdn": "923004417826",
                 *         "language": "ur",
                 *         "location": [],
                 *         "crops": [],
                 *         "livestock": [],
                 *         "machineries": [],
                 *         "callCount": 3,
                 *         "host": false,
                 *         "subscriberStatus": "active"
                 *       },
                 *       "at": "2026-11-20T04:00:00.000Z",
                 *       "startAt": null,
                 *       "events": [
                 *         {
                 *           "type": "HANG_UP",
                 *           "at": "2026-11-20T04:00:05.000Z"
                 *         }
                 *       ],
                 *       "expected": []
                 *     }
                 */
                "application/json": components["schemas"]["MenuTestCaseInput"];
            };
        };
        responses: {
            /** @description The test case, tried on the draft. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuTestCase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMenuTestCase: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMenuSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMenuSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "publishEveryChange": false
                 *     }
                 */
                "application/json": components["schemas"]["MenuSettingsChange"];
            };
        };
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    countMenuAudience: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MenuAudienceQuestion"];
            };
        };
        responses: {
            /** @description The number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuAudience"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMenuCaller: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number with its country code. */
                msisdn: components["schemas"]["Msisdn"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuCaller"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendText: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "countryCode": "92",
                 *       "msisdn": "3004411139",
                 *       "text": "Your seed is ready at the depot in Sahiwal."
                 *     }
                 */
                "application/json": components["schemas"]["TextForm"];
            };
        };
        responses: {
            /** @description The text, which waits. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextToNumber"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTexts: {
        parameters: {
            query: {
                /** @description As a subscriber's. */
                countryCode: components["schemas"]["CountryCode"];
                /** @description Without the country code. */
                msisdn: components["schemas"]["NationalNumber"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The texts, a hundred at most. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextsToNumber"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWeather: {
        parameters: {
            query?: {
                /** @description Today where it is left out. A day that the forecast does not reach has no values. */
                day?: components["parameters"]["WeatherDay"];
            };
            header?: never;
            path: {
                /**
                 * @description Degrees north.
                 * @example 29.64
                 */
                lat: number;
                /**
                 * @description Degrees east.
                 * @example 70.59
                 */
                lng: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The forecast. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeatherOfPlace"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            /** @description The provider does not answer, and nothing was fetched before. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    getWeatherOfTehsil: {
        parameters: {
            query?: {
                /** @description Today where it is left out. A day that the forecast does not reach has no values. */
                day?: components["parameters"]["WeatherDay"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The forecast. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeatherOfPlace"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            /** @description The provider does not answer, and nothing was fetched before. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    listWeather: {
        parameters: {
            query?: {
                /** @description Today where it is left out. A day that the forecast does not reach has no values. */
                day?: components["parameters"]["WeatherDay"];
                /** @description One hour of the day instead of all of it. */
                hour?: components["parameters"]["WeatherHour"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tehsils by their names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeatherOfPlaces"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWeatherOfArea: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shape": {
                 *         "type": "Polygon",
                 *         "coordinates": [
                 *           [
                 *             [
                 *               70,
                 *               29
                 *             ],
                 *             [
                 *               72,
                 *               29
                 *             ],
                 *             [
                 *               72,
                 *               31
                 *             ],
                 *             [
                 *               70,
                 *               31
                 *             ],
                 *             [
                 *               70,
                 *               29
                 *             ]
                 *           ]
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WeatherArea"];
            };
        };
        responses: {
            /** @description The tehsils by their names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeatherOfPlaces"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOutlook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The video's address, and who set it when. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeatherOutlook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    setOutlook: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "videoUrl": "https://video.example.com/outlook-1119"
                 *     }
                 */
                "application/json": components["schemas"]["WeatherOutlookForm"];
            };
        };
        responses: {
            /** @description The video's address, and who set it when. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeatherOutlook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    syncWeather: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sites": [
                 *         "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e11"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WeatherSites"];
            };
        };
        responses: {
            /** @description How many were fetched. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeatherSynced"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            /** @description The provider does not answer, and nothing was fetched before. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    changeDailyWeather: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tehsilId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e11",
                 *       "day": "2026-11-20",
                 *       "rainfall": 27,
                 *       "rainChance": 85
                 *     }
                 */
                "application/json": components["schemas"]["WeatherDailyForm"];
            };
        };
        responses: {
            /** @description What became of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeatherOutcomes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeIntradayWeather: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tehsilId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e11",
                 *       "day": "2026-11-20",
                 *       "hour": 14,
                 *       "temperature": 24
                 *     }
                 */
                "application/json": components["schemas"]["WeatherIntradayForm"];
            };
        };
        responses: {
            /** @description What became of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeatherOutcomes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeDailyWeatherOfMany: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "changeSet": [
                 *         {
                 *           "tehsilId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e11",
                 *           "day": "2026-11-20",
                 *           "rainfall": 27
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WeatherDailyForms"];
            };
        };
        responses: {
            /** @description What became of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeatherOutcomes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeIntradayWeatherOfMany: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "changeSet": [
                 *         {
                 *           "tehsilId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e11",
                 *           "day": "2026-11-20",
                 *           "hour": 14,
                 *           "temperature": 24
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WeatherIntradayForms"];
            };
        };
        responses: {
            /** @description What became of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeatherOutcomes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDailyWeather: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The forecast stands again. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteIntradayWeather: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The forecast stands again. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNarratives: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The words, in the order they are offered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeatherWords"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listThunderCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The words, in the order they are offered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeatherWords"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listIconCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The words, in the order they are offered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeatherWords"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCampaignsByCategory: {
        parameters: {
            query?: {
                /** @description A category; without one, of all. */
                category?: components["schemas"]["Id"];
                /** @description 1 to 12; without one, the whole year. */
                month?: number;
                /** @description Without one, of all years. */
                year?: number;
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaigns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaigns"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCampaignTypes: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCampaignCategories: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCampaigns: {
        parameters: {
            query?: {
                /** @description 1: all of them at once, up to 1,000, whatever `limit` says. */
                all?: components["parameters"]["AllAtOnce"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
                /** @description How many records at most; 0 asks for the total (and the counts) only. */
                limit?: components["parameters"]["Limit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaigns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaigns"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCampaignsToo: {
        parameters: {
            query?: {
                /** @description 1: all of them at once, up to 1,000, whatever `limit` says. */
                all?: components["parameters"]["AllAtOnce"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
                /** @description How many records at most; 0 asks for the total (and the counts) only. */
                limit?: components["parameters"]["Limit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaigns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaigns"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSurveys: {
        parameters: {
            query?: {
                /** @description 1: all of them at once, up to 1,000, whatever `limit` says. */
                all?: components["parameters"]["AllAtOnce"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
                /** @description How many records at most; 0 asks for the total (and the counts) only. */
                limit?: components["parameters"]["Limit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The surveys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Surveys"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSurvey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The survey. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Survey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBulkRuns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkRuns"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBulkRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelBulkRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run, which ends in a moment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoBulkRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description What the event that takes back carries, where it needs something. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "Approved by mistake"
                 *     }
                 */
                "application/json": components["schemas"]["WorkflowEventInput"];
            };
        };
        responses: {
            /** @description The run that takes back. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportBulkRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendBulkEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The kind of record.
                 * @example loan
                 */
                entity: components["parameters"]["WorkflowEntity"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "ACCEPT",
                 *       "ids": [
                 *         "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e31"
                 *       ],
                 *       "dryRun": true
                 *     }
                 */
                "application/json": components["schemas"]["BulkEvent"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkOutcome"];
                };
            };
            /** @description The run that has begun. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The kind of record.
                 * @example loan
                 */
                entity: components["parameters"]["WorkflowEntity"];
                /**
                 * @description The record's id; a loan's number will do.
                 * @example 0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e31
                 */
                id: components["parameters"]["WorkflowRecord"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record's workflow. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    claimRecord: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The kind of record.
                 * @example loan
                 */
                entity: components["parameters"]["WorkflowEntity"];
                /**
                 * @description The record's id; a loan's number will do.
                 * @example 0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e31
                 */
                id: components["parameters"]["WorkflowRecord"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The claim. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "by": {
                     *         "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e12",
                     *         "name": "Ayesha Siddiqui"
                     *       },
                     *       "until": "2026-11-19T08:15:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Claim"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    releaseRecord: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The kind of record.
                 * @example loan
                 */
                entity: components["parameters"]["WorkflowEntity"];
                /**
                 * @description The record's id; a loan's number will do.
                 * @example 0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e31
                 */
                id: components["parameters"]["WorkflowRecord"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Released. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRecordNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The kind of record.
                 * @example loan
                 */
                entity: components["parameters"]["WorkflowEntity"];
                /**
                 * @description The record's id; a loan's number will do.
                 * @example 0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e31
                 */
                id: components["parameters"]["WorkflowRecord"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordNotes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addRecordNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The kind of record.
                 * @example loan
                 */
                entity: components["parameters"]["WorkflowEntity"];
                /**
                 * @description The record's id; a loan's number will do.
                 * @example 0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e31
                 */
                id: components["parameters"]["WorkflowRecord"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Called twice, nobody answered. He is at the mandi until Friday."
                 *     }
                 */
                "application/json": components["schemas"]["RecordNoteInput"];
            };
        };
        responses: {
            /** @description The note. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordNote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendWorkflowEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The kind of record.
                 * @example loan
                 */
                entity: components["parameters"]["WorkflowEntity"];
                /**
                 * @description The record's id; a loan's number will do.
                 * @example 0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e31
                 */
                id: components["parameters"]["WorkflowRecord"];
                /**
                 * @description The event of the machine.
                 * @example UNDO_ACCEPT
                 */
                event: components["parameters"]["WorkflowEvent"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "Accepted by mistake"
                 *     }
                 */
                "application/json": components["schemas"]["WorkflowEventInput"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowStep"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImports: {
        parameters: {
            query?: {
                /** @description One's own, or those of all. */
                whose?: "mine" | "all";
                /** @description How many records at most; 0 asks for the total (and the counts) only. */
                limit?: components["parameters"]["Limit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Imports"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportUpload"];
            };
        };
        responses: {
            /** @description The file as it is now. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    planImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "subscribe",
                 *       "targets": [
                 *         "number",
                 *         "leftOut"
                 *       ],
                 *       "settings": {}
                 *     }
                 */
                "application/json": components["schemas"]["ImportPlan"];
            };
        };
        responses: {
            /** @description The file as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    discardImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImportRows: {
        parameters: {
            query?: {
                /** @description What the dry run says of them. */
                verdict?: "change" | "nothing" | "refused" | "wrong";
                /** @description What became of them. */
                outcome?: "changed" | "failed" | "meanwhile" | "undone" | "kept";
                /**
                 * @description The column that is wrong, from 0.
                 * @example 0
                 */
                column?: number;
                /**
                 * @description What is wrong or refused.
                 * @example shortened
                 */
                code?: string;
                /**
                 * @description The row after which to go on.
                 * @example 0
                 */
                after?: number;
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportRows"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    correctImportRow: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "row": 5112,
                 *       "column": 2,
                 *       "value": "Saraiki",
                 *       "alike": true
                 *     }
                 */
                "application/json": components["schemas"]["ImportCorrection"];
            };
        };
        responses: {
            /** @description The file as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    stepImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "step": "start"
                 *     }
                 */
                "application/json": components["schemas"]["ImportStep"];
            };
        };
        responses: {
            /** @description The file as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportImport: {
        parameters: {
            query: {
                /**
                 * @description Which rows.
                 * @example all
                 */
                which: "wrong" | "failed" | "changed" | "all";
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listViews: {
        parameters: {
            query?: {
                /**
                 * @description Only the views of this screen.
                 * @example /app/loan/view
                 */
                screen?: components["schemas"]["Screen"];
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViews"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    createView: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "screen": "/app/loan/view",
                 *       "name": "Rabi desk, all provinces",
                 *       "shared": true,
                 *       "query": "season=Rabi+2026–27&amountMin=100000&sort=-applicationId",
                 *       "columns": [
                 *         {
                 *           "key": "applicationId",
                 *           "width": 96
                 *         },
                 *         {
                 *           "key": "farmer"
                 *         },
                 *         {
                 *           "key": "partner",
                 *           "hidden": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SavedViewInput"];
            };
        };
        responses: {
            /** @description The view. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The view. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateView: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "screen": "/app/loan/view",
                 *       "name": "Rabi desk",
                 *       "shared": false,
                 *       "query": "sort=-applicationId",
                 *       "columns": []
                 *     }
                 */
                "application/json": components["schemas"]["SavedViewInput"];
            };
        };
        responses: {
            /** @description The view. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteView: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the last event that was received. */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["LiveEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description How many records at most; 0 asks for the total (and the counts) only. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notifications"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    markNotificationsRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "upTo": "1042"
                 *     }
                 */
                "application/json": components["schemas"]["NotificationsRead"];
            };
        };
        responses: {
            /** @description Marked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The queues. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCrops: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAllCrops: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGrowthStages: {
        parameters: {
            query?: {
                /** @description Only the stages of this crop. */
                parentId?: components["parameters"]["CropOfStages"];
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSoilTypes: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOccupations: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSoilIssues: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listIrrigationSources: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLivestockStages: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLivestockBreeds: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLivestockDiseases: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCropDiseases: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCropInsects: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWeeds: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLivestockManagement: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLivestockNutrition: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAbioticStress: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNutrientDeficiencies: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMachinery: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMachineryByCategories: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MachineryByCategories"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSowingMethods: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLandTopography: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSeedTypes: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSeedTypesOfCrop: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLivestock: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFarmingCategories: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPurposes: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLivestockFarmingCategories: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLivestockPurposes: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBreedsOfLivestock: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStagesOfLivestock: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTags: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listActiveSubscriberRanges: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGeneralLists: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeneralLists"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTrunkActions: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApiActions: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listContentFiles: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReferenceLists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceLists"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReferenceItems: {
        parameters: {
            query?: {
                /** @description Only the items that belong to this item of the parent list. */
                parentId?: components["parameters"]["ReferenceParent"];
                /** @description Only the items that are offered (true), or only those that are not (false). */
                active?: components["parameters"]["ReferenceActive"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
                /** @description The order; without it, the order of the list. */
                sort?: components["parameters"]["ReferenceSort"];
                /** @description How many records at most; 0 asks for the total (and the counts) only. */
                limit?: components["parameters"]["Limit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /**
                 * @description The list's key, as `/lov/lists` gives it.
                 * @example seed-type
                 */
                list: components["parameters"]["ReferenceListKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    createReferenceItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The list's key, as `/lov/lists` gives it.
                 * @example seed-type
                 */
                list: components["parameters"]["ReferenceListKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Nawab-2021",
                 *       "titleUr": "نواب-2021",
                 *       "parentId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e31",
                 *       "active": true
                 *     }
                 */
                "application/json": components["schemas"]["ReferenceItemInput"];
            };
        };
        responses: {
            /** @description The item. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReferenceItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The list's key, as `/lov/lists` gives it.
                 * @example seed-type
                 */
                list: components["parameters"]["ReferenceListKey"];
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItemWithHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateReferenceItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The list's key, as `/lov/lists` gives it.
                 * @example seed-type
                 */
                list: components["parameters"]["ReferenceListKey"];
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Akbar-2019",
                 *       "titleUr": "اکبر-2019",
                 *       "parentId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e31",
                 *       "active": false
                 *     }
                 */
                "application/json": components["schemas"]["ReferenceItemInput"];
            };
        };
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLocations: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findLocation: {
        parameters: {
            query: {
                /**
                 * @description Degrees north.
                 * @example 30.66
                 */
                lat: components["parameters"]["Latitude"];
                /**
                 * @description Degrees east.
                 * @example 73.11
                 */
                lng: components["parameters"]["Longitude"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProvinces: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDistricts: {
        parameters: {
            query?: {
                /** @description Only the districts of this province. */
                provinceId?: components["parameters"]["ProvinceOfDistricts"];
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTehsilsOfDistrict: {
        parameters: {
            query?: {
                /** @description Only the tehsils of this district. */
                districtId?: components["parameters"]["DistrictOfTehsils"];
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTehsils: {
        parameters: {
            query?: {
                /** @description Only the tehsils of this district. */
                districtId?: components["parameters"]["DistrictOfTehsils"];
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLanguages: {
        parameters: {
            query?: {
                /** @description How many records at most. Reference lists answer with all of theirs, up to 1,000. */
                limit?: components["parameters"]["LookupLimit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSubscribers: {
        parameters: {
            query?: {
                /**
                 * @description Only subscribers in one of these states; of host and doNotCall, only those of whom it holds besides.
                 * @example [
                 *       "active"
                 *     ]
                 */
                status?: components["parameters"]["SubscriberStatus"];
                /**
                 * @description Only subscribers of whom all of these hold.
                 * @example [
                 *       "host"
                 *     ]
                 */
                mark?: components["parameters"]["SubscriberMark"];
                /**
                 * @description Only records that changed at this moment or later.
                 * @example 2026-11-01
                 */
                syncDate?: components["parameters"]["SyncDate"];
                /** @description Only those whose numbers a run of this file has changed. */
                changedByFile?: components["parameters"]["ChangedByFile"];
                /** @description Only those whose numbers a run of this file has left as they were, though they were meant. */
                leftByFile?: components["parameters"]["LeftByFile"];
                /** @description Only records that this agent brought in. */
                agentId?: components["parameters"]["EnrolledBy"];
                /** @description Ids of the languages spoken. */
                language?: components["parameters"]["SubscriberLanguage"];
                /** @description Ids of the farmers' provinces. */
                province?: components["parameters"]["SubscriberProvince"];
                /** @description Ids of the farmers' districts. */
                district?: components["parameters"]["SubscriberDistrict"];
                /** @description Telephone companies, by their codes. */
                operator?: components["parameters"]["SubscriberOperator"];
                /** @description Called on this day or later (Asia/Karachi). */
                lastCallFrom?: components["parameters"]["LastCallFrom"];
                /** @description Called last on this day or earlier (Asia/Karachi). */
                lastCallTo?: components["parameters"]["LastCallTo"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
                /** @description The order; newest first without it. */
                sort?: components["parameters"]["SubscriberSort"];
                /** @description Also answer with the number of records in each state. */
                counts?: components["parameters"]["Counts"];
                /** @description How many records at most; 0 asks for the total (and the counts) only. */
                limit?: components["parameters"]["Limit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description The `next` of the page before, in the same order and with the same filters. No page repeats or misses a record because others came or went. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscribers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscribers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    countSubscribersByStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriberCounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSubscriber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Country code, digits only.
                 * @example 92
                 */
                countryCode: components["parameters"]["CountryCode"];
                /**
                 * @description The number behind the country code; a leading zero is passed over.
                 * @example 3004417826
                 */
                msisdn: components["parameters"]["Msisdn"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscriber. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscriber"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportSubscribers: {
        parameters: {
            query: {
                /**
                 * @description The kind of file.
                 * @example csv
                 */
                format: "csv" | "xlsx";
                /** @description Columns to write, in this order. */
                columns?: string[];
                /**
                 * @description Only subscribers in one of these states; of host and doNotCall, only those of whom it holds besides.
                 * @example [
                 *       "active"
                 *     ]
                 */
                status?: components["parameters"]["SubscriberStatus"];
                /**
                 * @description Only subscribers of whom all of these hold.
                 * @example [
                 *       "host"
                 *     ]
                 */
                mark?: components["parameters"]["SubscriberMark"];
                /**
                 * @description Only records that changed at this moment or later.
                 * @example 2026-11-01
                 */
                syncDate?: components["parameters"]["SyncDate"];
                /** @description Only those whose numbers a run of this file has changed. */
                changedByFile?: components["parameters"]["ChangedByFile"];
                /** @description Only those whose numbers a run of this file has left as they were, though they were meant. */
                leftByFile?: components["parameters"]["LeftByFile"];
                /** @description Only records that this agent brought in. */
                agentId?: components["parameters"]["EnrolledBy"];
                /** @description Ids of the languages spoken. */
                language?: components["parameters"]["SubscriberLanguage"];
                /** @description Ids of the farmers' provinces. */
                province?: components["parameters"]["SubscriberProvince"];
                /** @description Ids of the farmers' districts. */
                district?: components["parameters"]["SubscriberDistrict"];
                /** @description Telephone companies, by their codes. */
                operator?: components["parameters"]["SubscriberOperator"];
                /** @description Called on this day or later (Asia/Karachi). */
                lastCallFrom?: components["parameters"]["LastCallFrom"];
                /** @description Called last on this day or earlier (Asia/Karachi). */
                lastCallTo?: components["parameters"]["LastCallTo"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
                /** @description The order; newest first without it. */
                sort?: components["parameters"]["SubscriberSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listConsents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Country code, digits only.
                 * @example 92
                 */
                countryCode: components["parameters"]["CountryCode"];
                /**
                 * @description The number behind the country code; a leading zero is passed over.
                 * @example 3004417826
                 */
                msisdn: components["parameters"]["Msisdn"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was said. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Consents"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    subscribeNumber: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "msisdn": "0300 5551212"
                 *     }
                 */
                "application/json": components["schemas"]["Subscription"];
            };
        };
        responses: {
            /** @description The subscriber as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscriber"];
                };
            };
            /** @description The subscriber as it is now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscriber"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    subscribeNumbers: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NumbersUpload"];
            };
        };
        responses: {
            /** @description The file as it is now. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    unsubscribeNumbers: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NumbersUpload"];
            };
        };
        responses: {
            /** @description The file as it is now. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    unsubscribeNumber: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "msisdn": "3004417826",
                 *       "countryCode": "92",
                 *       "unsubMode": "web"
                 *     }
                 */
                "application/json": components["schemas"]["Unsubscription"];
            };
        };
        responses: {
            /** @description The subscriber as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscriber"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    stepUpCallCount: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "msisdn": "923004417826"
                 *     }
                 */
                "application/json": components["schemas"]["NumberOf"];
            };
        };
        responses: {
            /** @description The subscriber as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscriber"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    setHost: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "msisdn": "923004417826"
                 *     }
                 */
                "application/json": components["schemas"]["NumberOf"];
            };
        };
        responses: {
            /** @description The subscriber as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscriber"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    unsetHost: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "msisdn": "923004417826"
                 *     }
                 */
                "application/json": components["schemas"]["NumberOf"];
            };
        };
        responses: {
            /** @description The subscriber as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscriber"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDoNotCall: {
        parameters: {
            query?: {
                /**
                 * @description States to include; ended entries only when named.
                 * @example [
                 *       "listed"
                 *     ]
                 */
                status?: components["parameters"]["DoNotCallStatus"];
                /**
                 * @description By which ways the numbers came to the list.
                 * @example [
                 *       "web"
                 *     ]
                 */
                source?: components["parameters"]["DoNotCallSource"];
                /** @description Entered on this day or later (Asia/Karachi). */
                enteredFrom?: components["parameters"]["DoNotCallFrom"];
                /** @description Entered on this day or earlier (Asia/Karachi). */
                enteredTo?: components["parameters"]["DoNotCallTo"];
                /** @description Only those whose numbers a run of this file has changed. */
                changedByFile?: components["parameters"]["ChangedByFile"];
                /** @description Only those whose numbers a run of this file has left as they were, though they were meant. */
                leftByFile?: components["parameters"]["LeftByFile"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
                /** @description A field, or `-field` for descending; the latest entered first without it. */
                sort?: components["parameters"]["DoNotCallSort"];
                /** @description Also answer with the number of records in each state. */
                counts?: components["parameters"]["Counts"];
                /** @description How many records at most; 0 asks for the total (and the counts) only. */
                limit?: components["parameters"]["Limit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description The `next` of the page before, in the same order and with the same filters. No page repeats or misses a record because others came or went. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoNotCallEntries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    setDoNotCall: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "msisdn": "0300 4411139",
                 *       "reason": "Asked not to be called"
                 *     }
                 */
                "application/json": components["schemas"]["DoNotCallForm"];
            };
        };
        responses: {
            /** @description The entry as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoNotCallEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    enterDoNotCall: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "msisdn": "0300 4411139",
                 *       "reason": "Asked not to be called"
                 *     }
                 */
                "application/json": components["schemas"]["DoNotCallForm"];
            };
        };
        responses: {
            /** @description The entry as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoNotCallEntry"];
                };
            };
            /** @description The entry as it is now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoNotCallEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchDoNotCall: {
        parameters: {
            query?: {
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
                /** @description How many entries at most; 0 means all of them, up to 1,000. */
                limit?: components["parameters"]["AllAtZero"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoNotCallEntries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDoNotCall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoNotCallEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    endDoNotCall: {
        parameters: {
            query?: {
                /** @description Why it ends. It is kept in the entry's history. */
                reason?: components["parameters"]["DoNotCallWhy"];
            };
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoNotCallEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFarmers: {
        parameters: {
            query?: {
                /** @description States to include. */
                status?: components["parameters"]["FarmerStatus"];
                /** @description Only farmers of this district. */
                districtId?: components["parameters"]["FarmerDistrict"];
                /**
                 * @description Only records that changed at this moment or later.
                 * @example 2026-11-01
                 */
                syncDate?: components["parameters"]["SyncDate"];
                /** @description Only records that this agent brought in. */
                agentId?: components["parameters"]["EnrolledBy"];
                /** @description Text that the record's names and numbers begin with or contain. */
                search?: components["parameters"]["Search"];
                /** @description The order; newest first without it. */
                sort?: components["parameters"]["FarmerSort"];
                /** @description Also answer with the number of records in each state. */
                counts?: components["parameters"]["Counts"];
                /** @description How many records at most; 0 asks for the total (and the counts) only. */
                limit?: components["parameters"]["Limit"];
                /** @description How many records to pass over. Further pages are asked for with `after`, where the call takes it. */
                offset?: components["parameters"]["Offset"];
                /** @description The `next` of the page before, in the same order and with the same filters. No page repeats or misses a record because others came or went. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The farmers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Farmers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFarmerByMsisdn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Country code, digits only.
                 * @example 92
                 */
                countryCode: components["parameters"]["CountryCode"];
                /**
                 * @description The number behind the country code; a leading zero is passed over.
                 * @example 3004417826
                 */
                msisdn: components["parameters"]["Msisdn"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The farmer. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Farmer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveFarmer: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "msisdn": "923009990001",
                 *       "name": "Nasreen Akhtar",
                 *       "gender": "female",
                 *       "phoneType": "smartphone"
                 *     }
                 */
                "application/json": components["schemas"]["FarmerInput"];
                "multipart/form-data": components["schemas"]["FarmerForm"];
            };
        };
        responses: {
            /** @description The farmer as changed. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Farmer"];
                };
            };
            /** @description The farmer who was entered. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Farmer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    setFarmerStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e21"
                 *       ],
                 *       "status": "active",
                 *       "dryRun": true
                 *     }
                 */
                "application/json": components["schemas"]["FarmerStatusChange"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkOutcome"];
                };
            };
            /** @description The run that has begun. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFarmerCaller: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number with the country code. */
                msisdn: components["schemas"]["Msisdn"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number and its farmer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FarmerCaller"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFarmerProfile: {
        parameters: {
            query?: {
                /** @description Only these kinds. */
                kind?: components["parameters"]["TimelineKinds"];
            };
            header?: never;
            path: {
                /** @description The farmer's id, or their number with the country code. */
                id: components["parameters"]["FarmerReference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FarmerProfile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFarmerTimeline: {
        parameters: {
            query?: {
                /** @description Only these kinds. */
                kind?: components["parameters"]["TimelineKinds"];
                /** @description The `next` of the page before. */
                before?: string;
                /** @description How many at most. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FarmerTimeline"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    tagImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tags": [
                 *         "face",
                 *         "field"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ImageTags"];
            };
        };
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FarmerPicture"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addFarmerMachinery: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "farmerId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e21",
                 *       "machineryId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2f31"
                 *     }
                 */
                "application/json": components["schemas"]["FarmerMachinery"];
            };
        };
        responses: {
            /** @description The machines of the farmer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FarmerMachineries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFarmerMachinery: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The machine. */
                machineryId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The machines of the farmer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FarmerMachineries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateFarm: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d5001",
                 *       "landArea": 7.5
                 *     }
                 */
                "application/json": components["schemas"]["FarmChange"];
            };
        };
        responses: {
            /** @description The farm. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Farm"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    createFarm: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "farmerId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e21",
                 *       "farmTitle": "Home land",
                 *       "landArea": 6.5
                 *     }
                 */
                "application/json": components["schemas"]["FarmInput"];
            };
        };
        responses: {
            /** @description The farm. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Farm"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveFarmCrop: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "farmId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d5001",
                 *       "cropId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d5002",
                 *       "cultivatedArea": 4
                 *     }
                 */
                "application/json": components["schemas"]["FarmCropInput"];
            };
        };
        responses: {
            /** @description The farm. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Farm"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFarmCrop: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The farm. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Farm"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveCropStage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "farmCropId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d5001",
                 *       "growthStageId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d5002",
                 *       "date": "2026-11-19"
                 *     }
                 */
                "application/json": components["schemas"]["CropStageInput"];
            };
        };
        responses: {
            /** @description The farm. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Farm"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeCropStage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The farm. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Farm"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreFarmBoundary: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d5001",
                 *       "number": 1,
                 *       "why": "The flood took the dyke"
                 *     }
                 */
                "application/json": components["schemas"]["BoundaryRestore"];
            };
        };
        responses: {
            /** @description The farm. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Farm"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFarmBoundaries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The boundaries, and where the farm was cut. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FarmBoundaries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    splitFarm: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d5001",
                 *       "line": [
                 *         [
                 *           71.93,
                 *           30.3
                 *         ],
                 *         [
                 *           71.94,
                 *           30.31
                 *         ]
                 *       ],
                 *       "farmTitle": "The son's part"
                 *     }
                 */
                "application/json": components["schemas"]["FarmSplitInput"];
            };
        };
        responses: {
            /** @description Both farms. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FarmParts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    joinFarm: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The farm, whole again. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Farm"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLandWithin: {
        parameters: {
            query: {
                /**
                 * @description The western edge of the box, in degrees.
                 * @example 71.9
                 */
                west: components["parameters"]["West"];
                /**
                 * @description The southern edge of the box, in degrees.
                 * @example 30.2
                 */
                south: components["parameters"]["South"];
                /**
                 * @description The eastern edge of the box, in degrees.
                 * @example 72.1
                 */
                east: components["parameters"]["East"];
                /**
                 * @description The northern edge of the box, in degrees.
                 * @example 30.4
                 */
                north: components["parameters"]["North"];
                /** @description How many farms at most. */
                limit?: components["parameters"]["LandLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The farms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LandWithin"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    quickSaveFarm: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "farmerId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e21",
                 *       "landArea": 5,
                 *       "cropIds": [
                 *         "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d5002"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["QuickFarm"];
            };
        };
        responses: {
            /** @description The farm. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Farm"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLivestock: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d5001",
                 *       "count": 4
                 *     }
                 */
                "application/json": components["schemas"]["LivestockChange"];
            };
        };
        responses: {
            /** @description The animals. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FarmerLivestock"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLivestock: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "farmerId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e21",
                 *       "livestockId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d5002",
                 *       "count": 3
                 *     }
                 */
                "application/json": components["schemas"]["LivestockInput"];
            };
        };
        responses: {
            /** @description The animals. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FarmerLivestock"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addLivestockTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d5001",
                 *       "tag": "vaccinated Oct"
                 *     }
                 */
                "application/json": components["schemas"]["LivestockTag"];
            };
        };
        responses: {
            /** @description The animals. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FarmerLivestock"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeLivestockTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The tag. */
                tag: components["schemas"]["LivestockTagText"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The animals. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FarmerLivestock"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFarms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The farms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Farms"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFarmerLivestock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The animals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LivestockOfFarmer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeLivestock: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The animals as they were. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FarmerLivestock"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFarmerConduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conduct as it stands. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conduct"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    warnFarmer: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e21",
                 *       "reason": "Please write without insulting others."
                 *     }
                 */
                "application/json": components["schemas"]["Warning"];
            };
        };
        responses: {
            /** @description The conduct as it stands. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conduct"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    suspendFarmer: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e21",
                 *       "days": 7,
                 *       "reason": "Please write without insulting others."
                 *     }
                 */
                "application/json": components["schemas"]["Suspension"];
            };
        };
        responses: {
            /** @description The conduct as it stands. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conduct"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    liftSuspension: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e21",
                 *       "reason": "It was somebody else"
                 *     }
                 */
                "application/json": components["schemas"]["LiftedSuspension"];
            };
        };
        responses: {
            /** @description The conduct as it stands. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conduct"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeFarmer: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e21",
                 *       "into": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e22",
                 *       "takes": [
                 *         "cnic",
                 *         "village"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["FarmerMerging"];
            };
        };
        responses: {
            /** @description What was merged. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FarmerMerged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFarmerMerge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The other record. */
                otherId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FarmerMerge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    unmergeFarmer: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version of the record that the decision was made on, in quotes. A stale one is refused with 409 `stale`; without it only the state is checked. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e21",
                 *       "reason": "Two brothers"
                 *     }
                 */
                "application/json": components["schemas"]["FarmerUnmerging"];
            };
        };
        responses: {
            /** @description What stands again. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FarmerUnmerged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFarmerPairs: {
        parameters: {
            query?: {
                /** @description Those that somebody said are not the same person. */
                apart?: boolean;
                /** @description How many records at most; 0 asks for the total (and the counts) only. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next` of the page before, in the same order and with the same filters. No page repeats or misses a record because others came or went. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pairs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FarmerPairs"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    setFarmersApart: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own for this one write, kept 24 hours. Sent again with the same body it brings the first answer; with another body it is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e21",
                 *       "otherId": "0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e22",
                 *       "apart": true
                 *     }
                 */
                "application/json": components["schemas"]["FarmersApart"];
            };
        };
        responses: {
            /** @description The pair. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FarmerPair"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFarmerStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statuses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FarmerStatuses"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFarmerStatusesWithReasons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statuses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FarmerStatusesWithReasons"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
}
