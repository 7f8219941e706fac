/** The events of one record that have a call of their own, and what goes into its body. */
export const eventCalls = {
 "loan": {
  "ASSIGN_AGENT": {
   "method": "put",
   "path": "/loan/assign-agent",
   "fields": [
    "id",
    "applicationId",
    "reason",
    "email"
   ]
  },
  "ACCEPT": {
   "method": "put",
   "path": "/loan/accept-loan",
   "fields": [
    "id",
    "applicationId",
    "reason"
   ]
  },
  "DEFER": {
   "method": "put",
   "path": "/loan/defer-loan",
   "fields": [
    "id",
    "applicationId",
    "reason"
   ]
  },
  "REJECT": {
   "method": "put",
   "path": "/loan/reject-loan",
   "fields": [
    "id",
    "applicationId",
    "reason"
   ]
  },
  "ADD_CLAUSE": {
   "method": "post",
   "path": "/loan/add-clause",
   "fields": [
    "id",
    "applicationId",
    "title",
    "text"
   ]
  },
  "UPDATE_CLAUSE": {
   "method": "put",
   "path": "/loan/update-clause",
   "fields": [
    "id",
    "applicationId",
    "title",
    "text",
    "clauseId"
   ]
  },
  "SIGN_CONTRACT": {
   "method": "put",
   "path": "/loan/sign-contract",
   "fields": [
    "id",
    "applicationId",
    "reason",
    "date",
    "signedCopyId"
   ]
  },
  "PROCURE": {
   "method": "put",
   "path": "/loan/procure-loan",
   "fields": [
    "id",
    "applicationId",
    "reason",
    "items",
    "amount",
    "paymentModeId"
   ]
  },
  "CLOSE": {
   "method": "put",
   "path": "/loan/close-loan",
   "fields": [
    "id",
    "applicationId",
    "reason",
    "note"
   ]
  }
 },
 "case": {
  "ASSIGN": {
   "method": "put",
   "path": "/case/user",
   "fields": [
    "id",
    "agent",
    "status",
    "question",
    "reason"
   ]
  },
  "ADD_PARAMETER": {
   "method": "post",
   "path": "/case/parameters",
   "fields": [
    "id",
    "type",
    "parameter"
   ]
  },
  "TAG": {
   "method": "post",
   "path": "/case/tag",
   "fields": [
    "id",
    "tag"
   ]
  },
  "DELETE": {
   "method": "delete",
   "path": "/case/delete-case/{id}",
   "fields": []
  },
  "EDIT": {
   "method": "put",
   "path": "/case",
   "fields": [
    "id",
    "title",
    "description",
    "categoryId",
    "subCategoryId"
   ]
  }
 },
 "listing": {
  "APPROVE": {
   "method": "put",
   "path": "/mandi/listing/approve/{id}",
   "fields": []
  },
  "DELETE": {
   "method": "delete",
   "path": "/mandi/listing/{id}",
   "fields": []
  },
  "EDIT": {
   "method": "put",
   "path": "/mandi/listing",
   "fields": [
    "id",
    "title",
    "categoryId",
    "itemId",
    "description",
    "unitPrice",
    "unit",
    "quantity",
    "quality",
    "expiryDt",
    "creator",
    "contactNo",
    "locationId",
    "tags",
    "metaData",
    "isActive"
   ]
  },
  "TOGGLE": {
   "method": "put",
   "path": "/mandi/listing",
   "fields": [
    "id",
    "title",
    "categoryId",
    "itemId",
    "description",
    "unitPrice",
    "unit",
    "quantity",
    "quality",
    "expiryDt",
    "creator",
    "contactNo",
    "locationId",
    "tags",
    "metaData",
    "isActive"
   ]
  }
 },
 "post": {
  "EDIT": {
   "method": "put",
   "path": "/forum/post",
   "fields": [
    "id",
    "content",
    "type",
    "lat",
    "lng",
    "deletedMedia"
   ]
  },
  "DELETE": {
   "method": "delete",
   "path": "/forum/post/{id}",
   "fields": []
  },
  "SET_STATUS": {
   "method": "put",
   "path": "/forum/status",
   "fields": [
    "id",
    "status",
    "reason"
   ]
  }
 },
 "badge": {
  "ACCEPT": {
   "method": "put",
   "path": "/badges/accept",
   "fields": [
    "id",
    "reason"
   ]
  },
  "REJECT": {
   "method": "put",
   "path": "/badges/reject",
   "fields": [
    "id",
    "reason"
   ]
  }
 },
 "menuNode": {
  "DELETE": {
   "method": "delete",
   "path": "/portal-adoptive-menu/node/all/{id}",
   "fields": []
  }
 },
 "job": {
  "EDIT": {
   "method": "put",
   "path": "/job",
   "fields": [
    "id",
    "jobStatusId",
    "reason",
    "title",
    "startDt",
    "endDt",
    "startTime",
    "endTime",
    "extension",
    "jobTypeId",
    "jobOperators",
    "campaignId",
    "surveyId",
    "monthDays",
    "weekDays",
    "yearMonths",
    "missedRuns",
    "isUrgent",
    "leavesOutReached"
   ]
  }
 },
 "doNotCall": {
  "END": {
   "method": "delete",
   "path": "/dncr-list/{id}",
   "fields": []
  }
 },
 "farmer": {
  "CREATE": {
   "method": "post",
   "path": "/farmer/",
   "fields": [
    "id",
    "msisdn",
    "name",
    "nameUr",
    "fatherName",
    "languageId",
    "occupationId",
    "cnic",
    "email",
    "gender",
    "dob",
    "phoneType",
    "lat",
    "lng",
    "tehsilId",
    "village"
   ]
  },
  "EDIT": {
   "method": "post",
   "path": "/farmer/",
   "fields": [
    "id",
    "msisdn",
    "name",
    "nameUr",
    "fatherName",
    "languageId",
    "occupationId",
    "cnic",
    "email",
    "gender",
    "dob",
    "phoneType",
    "lat",
    "lng",
    "tehsilId",
    "village"
   ]
  },
  "WARN": {
   "method": "put",
   "path": "/farmer/warn",
   "fields": [
    "id",
    "reason"
   ]
  },
  "SUSPEND": {
   "method": "put",
   "path": "/farmer/suspend",
   "fields": [
    "id",
    "days",
    "reason"
   ]
  },
  "LIFT": {
   "method": "put",
   "path": "/farmer/lift-suspension",
   "fields": [
    "id",
    "reason"
   ]
  },
  "MERGE": {
   "method": "post",
   "path": "/farmer/merge",
   "fields": [
    "id",
    "into",
    "takes",
    "intoVersion",
    "reason"
   ]
  },
  "UNMERGE": {
   "method": "put",
   "path": "/farmer/unmerge",
   "fields": [
    "id",
    "reason"
   ]
  }
 }
} as const;

/** How each condition of a list is written into its address. */
export const listConditions = {
 "/auth/agent": {
  "search": "one",
  "role": "one",
  "permission": "one"
 },
 "/callcenter": {
  "search": "one"
 },
 "/operator/active": {
  "search": "one"
 },
 "/loan/applications/all": {
  "status": "several",
  "partner": "several",
  "type": "several",
  "agent": "several",
  "unassigned": "flag",
  "district": "several",
  "season": "several",
  "amountMin": "number",
  "amountMax": "number",
  "appliedFrom": "one",
  "appliedTo": "one",
  "search": "one"
 },
 "/loan/agents": {
  "loanId": "several",
  "search": "one"
 },
 "/case/all": {
  "status": "several",
  "categoryId": "several",
  "subCategoryId": "several",
  "agent": "several",
  "unassigned": "flag",
  "overdue": "flag",
  "district": "several",
  "msisdn": "one",
  "tag": "one",
  "createdFrom": "one",
  "createdTo": "one",
  "searchText": "one",
  "search": "one"
 },
 "/case/agents": {
  "caseId": "one",
  "search": "one"
 },
 "/mandi/listing/all": {
  "status": "several",
  "isActive": "flag",
  "expired": "flag",
  "reported": "flag",
  "category": "several",
  "item": "several",
  "district": "several",
  "creator": "one",
  "risk": "several",
  "pictures": "flag",
  "claim": "one",
  "escalated": "one",
  "secondLook": "flag",
  "search": "one"
 },
 "/mandi/listing/pending": {
  "search": "one"
 },
 "/mandi/listing/report": {
  "status": "several",
  "reason": "several",
  "author": "one",
  "risk": "several",
  "district": "several",
  "claim": "one",
  "escalated": "one",
  "search": "one"
 },
 "/forum/user/report": {
  "status": "several",
  "reason": "several",
  "author": "one",
  "risk": "several",
  "language": "several",
  "district": "several",
  "media": "one",
  "claim": "one",
  "escalated": "one",
  "search": "one"
 },
 "/forum/post": {
  "status": "several",
  "kind": "one",
  "type": "several",
  "topic": "several",
  "language": "several",
  "risk": "several",
  "district": "several",
  "creator": "one",
  "media": "one",
  "reported": "flag",
  "postedFrom": "one",
  "postedTo": "one",
  "claim": "one",
  "escalated": "one",
  "secondLook": "flag",
  "search": "one"
 },
 "/forum/post/report": {
  "status": "several",
  "reason": "several",
  "author": "one",
  "risk": "several",
  "language": "several",
  "district": "several",
  "media": "one",
  "claim": "one",
  "escalated": "one",
  "search": "one"
 },
 "/forum/approved-posts": {
  "kind": "one",
  "type": "several",
  "topic": "several",
  "language": "several",
  "risk": "several",
  "district": "several",
  "creator": "one",
  "media": "one",
  "reported": "flag",
  "postedFrom": "one",
  "postedTo": "one",
  "claim": "one",
  "escalated": "one",
  "search": "one"
 },
 "/forum/pending-posts": {
  "kind": "one",
  "type": "several",
  "topic": "several",
  "language": "several",
  "risk": "several",
  "district": "several",
  "creator": "one",
  "media": "one",
  "reported": "flag",
  "postedFrom": "one",
  "postedTo": "one",
  "claim": "one",
  "escalated": "one",
  "search": "one"
 },
 "/forum/rejected-posts": {
  "kind": "one",
  "type": "several",
  "topic": "several",
  "language": "several",
  "risk": "several",
  "district": "several",
  "creator": "one",
  "media": "one",
  "reported": "flag",
  "postedFrom": "one",
  "postedTo": "one",
  "claim": "one",
  "escalated": "one",
  "search": "one"
 },
 "/badges/recomendations": {
  "status": "several",
  "badge": "several",
  "farmer": "one",
  "district": "several",
  "claim": "one",
  "escalated": "one",
  "search": "one"
 },
 "/portal-adoptive-menu/ivr-paths": {
  "search": "one"
 },
 "/portal-adoptive-menu/sounds": {
  "language": "one",
  "search": "one"
 },
 "/campaign/types": {
  "search": "one"
 },
 "/campaign/categories": {
  "search": "one"
 },
 "/campaign/": {
  "all": "number",
  "search": "one"
 },
 "/campaign": {
  "all": "number",
  "search": "one"
 },
 "/survey/": {
  "all": "number",
  "search": "one"
 },
 "/job/": {
  "status": "several",
  "campaignId": "several",
  "search": "one"
 },
 "/job/types": {
  "search": "one"
 },
 "/job-logs/recipients/{id}": {
  "outcome": "one",
  "search": "one"
 },
 "/history": {
  "person": "one",
  "module": "one",
  "from": "one",
  "to": "one",
  "search": "one",
  "before": "one"
 },
 "/crop/": {
  "search": "one"
 },
 "/crop/all": {
  "search": "one"
 },
 "/crop/growth-stages": {
  "parentId": "one",
  "search": "one"
 },
 "/soil-type": {
  "search": "one"
 },
 "/Occupation": {
  "search": "one"
 },
 "/soil-issue": {
  "search": "one"
 },
 "/irrigation-source": {
  "search": "one"
 },
 "/livestock-stage": {
  "search": "one"
 },
 "/livestock-breed": {
  "search": "one"
 },
 "/livestock-disease": {
  "search": "one"
 },
 "/crop-disease": {
  "search": "one"
 },
 "/crop-insect": {
  "search": "one"
 },
 "/weed": {
  "search": "one"
 },
 "/livestock-management": {
  "search": "one"
 },
 "/livestock-nutrition": {
  "search": "one"
 },
 "/abiotic-stress": {
  "search": "one"
 },
 "/nutrient-deficiency": {
  "search": "one"
 },
 "/machinery": {
  "search": "one"
 },
 "/machinery/by-categories/": {
  "search": "one"
 },
 "/sowing-method/": {
  "search": "one"
 },
 "/land-topography": {
  "search": "one"
 },
 "/seed-type": {
  "search": "one"
 },
 "/seed-type/crop/{id}": {
  "search": "one"
 },
 "/livestock": {
  "search": "one"
 },
 "/livestock/farming-categories": {
  "search": "one"
 },
 "/livestock/purposes": {
  "search": "one"
 },
 "/livestock-farming-category": {
  "search": "one"
 },
 "/livestock-purpose": {
  "search": "one"
 },
 "/livestock-breed/by-livestock/{id}": {
  "search": "one"
 },
 "/livestock-stage/by-livestock/{id}": {
  "search": "one"
 },
 "/tag/": {
  "search": "one"
 },
 "/active-subscriber-range/": {
  "search": "one"
 },
 "/get-lov/all": {
  "search": "one"
 },
 "/get-lov/trunk-actions": {
  "search": "one"
 },
 "/get-lov/api-actions": {
  "search": "one"
 },
 "/get-lov/content-files": {
  "search": "one"
 },
 "/lov/{list}/items": {
  "parentId": "one",
  "active": "flag",
  "search": "one"
 },
 "/location/all": {
  "search": "one"
 },
 "/location/provinces": {
  "search": "one"
 },
 "/location/districts/": {
  "provinceId": "one",
  "search": "one"
 },
 "/location/tehsils/": {
  "districtId": "one",
  "search": "one"
 },
 "/location/tehsils": {
  "districtId": "one",
  "search": "one"
 },
 "/location/languages": {
  "search": "one"
 },
 "/subscription/subscriber-agent-wise-list": {
  "status": "several",
  "mark": "several",
  "syncDate": "one",
  "changedByFile": "one",
  "leftByFile": "one",
  "agentId": "one",
  "language": "several",
  "province": "several",
  "district": "several",
  "operator": "several",
  "lastCallFrom": "one",
  "lastCallTo": "one",
  "search": "one"
 },
 "/dncr-list": {
  "status": "several",
  "source": "several",
  "enteredFrom": "one",
  "enteredTo": "one",
  "changedByFile": "one",
  "leftByFile": "one",
  "search": "one"
 },
 "/dncr-list/query": {
  "search": "one"
 },
 "/subscription/farmer-agent-wise-list": {
  "status": "several",
  "districtId": "one",
  "syncDate": "one",
  "agentId": "one",
  "search": "one",
  "soundsLike": "one"
 }
} as const;
