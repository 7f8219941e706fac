/**
 * Calls of the original interface that the portal does not make, each with the call that it makes for the same deed, or
 * with the file of what server and portal both know without asking. `tests/server/replaced` shows of each pair that it
 * comes to the same.
 */
export const replacedBy = {
  // One call for every reference list.
  listCrops: 'listReferenceItems',
  listGrowthStages: 'listReferenceItems',
  listSoilTypes: 'listReferenceItems',
  listOccupations: 'listReferenceItems',
  listSoilIssues: 'listReferenceItems',
  listIrrigationSources: 'listReferenceItems',
  listLivestockStages: 'listReferenceItems',
  listLivestockBreeds: 'listReferenceItems',
  listLivestockDiseases: 'listReferenceItems',
  listCropDiseases: 'listReferenceItems',
  listCropInsects: 'listReferenceItems',
  listWeeds: 'listReferenceItems',
  listLivestockManagement: 'listReferenceItems',
  listLivestockNutrition: 'listReferenceItems',
  listAbioticStress: 'listReferenceItems',
  listNutrientDeficiencies: 'listReferenceItems',
  listMachineryByCategories: 'listReferenceItems',
  listSowingMethods: 'listReferenceItems',
  listLandTopography: 'listReferenceItems',
  listSeedTypes: 'listReferenceItems',
  listSeedTypesOfCrop: 'listReferenceItems',
  listFarmingCategories: 'listReferenceItems',
  listPurposes: 'listReferenceItems',
  listLivestockFarmingCategories: 'listReferenceItems',
  listLivestockPurposes: 'listReferenceItems',
  listBreedsOfLivestock: 'listReferenceItems',
  listStagesOfLivestock: 'listReferenceItems',
  listTags: 'listReferenceItems',
  listActiveSubscriberRanges: 'listReferenceItems',
  listGeneralLists: 'listReferenceItems',
  listProvinces: 'listReferenceItems',
  listCampaignTypes: 'listReferenceItems',
  listCampaignCategories: 'listReferenceItems',
  listJobTypes: 'listReferenceItems',
  listTrunkActions: 'listTrunkCallDetails',
  listApiActions: 'listApiCallDetails',
  listTehsilsOfDistrict: 'listTehsils',

  // One answer for a whole screen.
  getSubscriber: 'listSubscribers',
  countSubscribersByStatus: 'listSubscribers',
  listFarms: 'getFarmerProfile',
  listFarmerLivestock: 'getFarmerProfile',
  getFarmerByMsisdn: 'getFarmerProfile',
  listFarmerStatuses: 'listFarmerStatusesWithReasons',
  listPendingListings: 'listListings',
  searchDoNotCall: 'listDoNotCall',
  getDoNotCall: 'listDoNotCall',
  listCampaignsByCategory: 'listCampaigns',
  getCampaign: 'listCampaigns',
  getSurvey: 'listSurveys',
  listJobStatusesOf: 'getWorkflow',
  listRoles: 'listAssignedResources',
  getExtension: 'listExtensions',
  getWeather: 'getWeatherOfTehsil',
  listMenuNodes: 'getMenuSource',
  getRootNode: 'getMenuSource',
  getMenuNode: 'getMenuSource',
  listWelcomeBoxes: 'getMenuSource',
  getWelcomeBox: 'getMenuSource',

  // Server and portal have the same file.
  listLoanStatuses: 'machines/loans/loan.machine.ts',
  listJobStatuses: 'machines/jobs/job.machine.ts',
  listNarratives: 'machines/weather/weather.words.ts',
  listThunderCategories: 'machines/weather/weather.words.ts',
  listIconCodes: 'machines/weather/weather.words.ts',

  // One call for every event of a workflow.
  unsubscribeNumber: 'sendWorkflowEvent',
  stepUpCallCount: 'sendWorkflowEvent',
  setHost: 'sendWorkflowEvent',
  unsetHost: 'sendWorkflowEvent',
  setDoNotCall: 'sendWorkflowEvent',
  endDoNotCall: 'sendWorkflowEvent',
  updateJobStatus: 'sendWorkflowEvent',

  // A file of numbers is judged and corrected before it runs.
  subscribeNumbers: 'uploadImport',
  unsubscribeNumbers: 'uploadImport',

  quickSaveFarm: 'createFarm',

  // The cells of a grid are saved together.
  changeDailyWeather: 'changeDailyWeatherOfMany',
  changeIntradayWeather: 'changeIntradayWeatherOfMany',
  deleteDailyWeather: 'changeDailyWeatherOfMany',
  deleteIntradayWeather: 'changeIntradayWeatherOfMany',

  // The designer's draft takes whatever changed at once.
  addMenuNode: 'changeMenuDraft',
  updateMenuNode: 'changeMenuDraft',
  deleteMenuNode: 'changeMenuDraft',
  deleteMenuLinkContentNode: 'changeMenuDraft',
  deleteMenuLinkApiAction: 'changeMenuDraft',
  deleteMenuLinkCrop: 'changeMenuDraft',
  deleteMenuLinkCampaign: 'changeMenuDraft',
  deleteMenuLinkFile: 'changeMenuDraft',
  deleteMenuLinkLanguage: 'changeMenuDraft',
  deleteMenuLinkLivestock: 'changeMenuDraft',
  deleteMenuLinkLocation: 'changeMenuDraft',
  deleteMenuLinkMachinery: 'changeMenuDraft',
  deleteMenuLinkSurvey: 'changeMenuDraft',
  deleteMenuLinkTrunkAction: 'changeMenuDraft',
  deleteMenuLinkRecordingEndFile: 'changeMenuDraft',
  createWelcomeBox: 'changeMenuDraft',
  updateWelcomeBox: 'changeMenuDraft',
  deleteWelcomeBox: 'changeMenuDraft',
} as const;

export type ReplacedCall = keyof typeof replacedBy;
